import Scanout
