import type { LocaleTerms } from '../locale-data.ts';

export const terms: LocaleTerms = {
  full_name: `{given} {family}`,
  honorific_female: `Sra.
Dra.`,
  honorific_male: `Sr.
Dr.`,
  house_number: `#
##
###
# bis`,
  address_unit: `#.º A
#.º B
#.º C
#.º izquierda
#.º derecha
Bajo A
Bajo B
Ático
Escalera #`,
  street_line: `{street}, {house_number}`,
  company_pattern: `{family} {suffix}
{family} y {other_family} {suffix}
{family} e Hijos {suffix}
{field} {family} {suffix}
{field} {family}
Hermanos {family} {suffix}
{family} & Asociados
Grupo {family}`,
  company_suffix: `S.A.
S.L.
S.L.U.
S.A.U.
S. Coop.`,
  company_field: `Logística
Software
Alimentación
Diseño
Consultoría
Construcciones
Energía
Medios
Muebles
Textiles
Automóviles
Clínica
Viajes
Imprenta
Electrónica
Talleres
Agrícola
Ferretería
Panadería
Óptica
Envases
Inmobiliaria
Bebidas
Herramientas
Decoración
Librería`,
  job_title: `Contable
Analista de datos
Analista de mercado
Analista de negocio
Analista de riesgos
Analista de calidad
Auxiliar de almacén
Auxiliar de laboratorio
Auxiliar de oficina
Auxiliar contable
Asistente de dirección
Asistente de compras
Responsable de administración
Responsable de almacén
Responsable de atención al cliente
Responsable de calidad
Responsable de compras
Responsable de comunicación
Responsable de contenidos
Responsable de cuentas
Responsable de formación
Responsable de finanzas
Responsable de informática
Responsable de logística
Responsable de mantenimiento
Responsable de marca
Responsable de marketing
Responsable de nóminas
Responsable de obra
Responsable de operaciones
Responsable de producción
Responsable de producto
Responsable de proyecto
Responsable de prensa
Responsable de recursos humanos
Responsable de redes sociales
Responsable de seguridad
Responsable de selección
Responsable de tienda
Responsable de turno
Responsable de ventas
Responsable de asuntos jurídicos
Director/a comercial
Director/a financiero/a
Director/a general
Director/a técnico/a
Director/a de arte
Gerente de zona
Gerente de proyecto
Gerente de tienda
Representante comercial
Agente de viajes
Agente de atención telefónica
Recepcionista
Electricista
Periodista
Intérprete
Especialista en bases de datos
Especialista en ciberseguridad
Especialista en experiencia de cliente
Especialista en redes
Especialista en datos
Fiscalista
Docente
Economista
Dependiente
Paisajista
Florista
Guía de museo
Técnico/a de soporte
Desarrollador/a web
Desarrollo de aplicaciones
Control de gestión`,
  department: `Contabilidad
Administración
Desarrollo de negocio
Atención al cliente
Diseño
Ingeniería
Servicios generales
Finanzas
Recursos humanos
Informática
Jurídico
Logística
Marketing
Operaciones
Producto
Producción
Relaciones públicas
Compras
Calidad
Investigación y desarrollo
Ventas
Seguridad
Soporte
Formación`,
  category: `Muebles
Cocina y mesa
Textil del hogar
Iluminación
Ropa
Calzado
Bolsos y complementos
Electrónica
Jardín
Deporte y aire libre
Juguetes y juegos
Belleza y cuidado
Alimentación
Oficina
Mascotas
Herramientas`,
  product_pattern: `{noun} {adjective} de {material}`,
  product_plain_pattern: `{noun} {adjective}`,
  product_adjective: `clásico	clásica
moderno	moderna
sencillo	sencilla
fino	fina
tradicional	tradicional
popular	popular
elegante	elegante
práctico	práctica
exclusivo	exclusiva
auténtico	auténtica
atemporal	atemporal
encantador	encantadora
sostenible	sostenible
versátil	versátil
económico	económica
selecto	selecta
rústico	rústica
nórdico	nórdica
artesanal	artesanal
compacto	compacta
ligero	ligera
grande	grande
pequeño	pequeña
original	original
natural	natural
discreto	discreta
esencial	esencial
minimalista	minimalista
contemporáneo	contemporánea
cuidado	cuidada
resistente	resistente
delicado	delicada
novedoso	novedosa
regional	regional
bonito	bonita
acogedor	acogedora
sobrio	sobria
especial	especial`,
  product_material: `roble
nogal
pino
haya
bambú
acero
aluminio
cobre
latón
algodón
lino
lana
lona
forro polar
cuero
ante
vidrio
porcelana
gres
cerámica
plástico reciclado
bioplástico`,
  product_noun: `Silla	f
Mesa de comedor	f
Estantería	f
Sofá	m
Armario	m
Taburete	m
Sartén	f
Cuenco	m
Taza	f
Tabla de cortar	f
Cuchillo de cocina	m
Tetera	f
Manta	f
Cojín	m
Toalla	f
Cortina	f
Alfombra	f
Funda nórdica	f
Lámpara de pie	f
Lámpara de mesa	f
Lámpara colgante	f
Candelabro	m
Guirnalda de luces	f
Aplique	m
Camisa	f
Jersey	m
Chaqueta	f
Vestido	m
Pantalón	m
Bufanda	f
Zapatilla	f
Bota	f
Sandalia	f
Zapatilla de casa	f
Zapatilla de correr	f
Bota de montaña	f
Mochila	f
Bolso	m
Cartera	f
Maleta	f
Bandolera	f
Cinturón	m
Auricular	m
Teclado	m
Monitor	m
Altavoz	m
Batería externa	f
Cámara web	f
Regadera	f
Maceta	f
Banco de jardín	m
Manguera	f
Casita para pájaros	f
Pala	f
Esterilla de yoga	f
Mancuerna	f
Botella de agua	f
Tienda de campaña	f
Casco de bicicleta	m
Saco de dormir	m
Rompecabezas	m
Juego de construcción	m
Muñeca	f
Juego de mesa	m
Tren de juguete	m
Oso de peluche	m
Champú	m
Crema de manos	f
Jabón	m
Perfume	m
Mascarilla facial	f
Cepillo de dientes	m
Café	m
Té	m
Chocolate	m
Miel	f
Aceite de oliva	m
Pasta	f
Cuaderno	m
Bolígrafo	m
Organizador de escritorio	m
Calendario de pared	m
Vade de escritorio	m
Caja de almacenaje	f
Cama para perros	f
Correa	f
Comedero	m
Rascador	m
Juguete para gatos	m
Transportín	m
Martillo	m
Destornillador	m
Taladro sin cable	m
Caja de herramientas	f
Cinta métrica	f
Sierra de mano	f`,
  color: `Rojo	#d32f2f
Rojo oscuro	#8b0000
Coral	#ff7f50
Naranja	#f57c00
Ámbar	#ffb300
Dorado	#d4af37
Amarillo	#fdd835
Limón	#fff44f
Oliva	#808000
Lima	#c0ca33
Verde	#388e3c
Verde oscuro	#1b5e20
Menta	#98ff98
Turquesa	#40e0d0
Verde azulado	#00796b
Cian	#00bcd4
Celeste	#87ceeb
Azul	#1976d2
Azul marino	#000080
Índigo	#3f51b5
Violeta	#7e57c2
Morado	#6a1b9a
Lavanda	#c9a0dc
Magenta	#d81b60
Rosa	#f48fb1
Salmón	#fa8072
Marrón	#795548
Chocolate	#5d4037
Beige	#f5f5dc
Crema	#fffdd0
Marfil	#fffff0
Blanco	#ffffff
Plata	#c0c0c0
Gris	#9e9e9e
Antracita	#36454f
Negro	#000000`,
  word: `abeja
abierto
abrigo
abril
aceite
acuerdo
agenda
agosto
agua
aguja
aire
ajo
alba
álbum
alcalde
aldea
alegre
alfombra
algodón
alma
almendra
alto
amable
amarillo
ámbar
amigo
amplio
ancho
ancla
anillo
animal
año
apoyo
árbol
archivo
arena
armario
arroyo
arroz
arte
artículo
atento
aula
autobús
ave
avena
aventura
aviso
ayuda
azúcar
azul
balcón
banco
bandera
barca
barco
barrio
base
beca
bello
biblioteca
bicicleta
blanco
bloque
boda
bola
bolsa
bonito
borde
bosque
bota
botella
botón
brisa
brújula
bueno
buzón
caballo
cable
cabra
cacao
cadena
café
caja
cálido
calle
calma
cama
cámara
camino
camisa
campana
campo
canal
canción
canela
caña
carbón
carpeta
carrera
carta
cartel
casa
castaño
castillo
catálogo
cedro
cena
centro
cerca
cereza
cerro
césped
cesta
ciclo
cielo
ciencia
cine
cinta
círculo
ciruela
cita
ciudad
claro
clase
clave
clavel
clima
club
cobre
coche
cocina
código
colina
color
columna
cometa
compás
concierto
concurso
consejo
copa
copia
corazón
coro
correo
corto
cosecha
costa
cristal
cuadro
cuaderno
cuarto
cubo
cuchara
cuenta
cuento
cuerda
cuero
cueva
cultura
curso
danza
dato
debate
decena
dedo
delta
deporte
derecho
desayuno
día
diario
dibujo
diciembre
dirección
disco
diseño
documento
domingo
dulce
duna
edificio
ejemplo
encina
encuentro
enero
energía
ensayo
entrada
equipo
escalera
escena
escuela
espacio
espejo
espiga
esquina
estación
este
estilo
estrella
estudio
etapa
evento
fábrica
fácil
familia
faro
favor
febrero
fecha
feliz
feria
fibra
fiesta
figura
fila
final
fino
firme
flauta
flor
fondo
forma
foro
foto
frase
fresa
fresco
fruta
fuego
fuente
fuerte
futuro
gaita
galería
gallo
ganado
garaje
gato
gente
girasol
globo
golfo
gorra
gota
grande
granero
grano
gris
grupo
guante
guía
guitarra
hábito
harina
helado
herramienta
hielo
hierba
higo
hilo
historia
hogar
hoja
horizonte
hora
horno
hotel
hoy
hucha
huella
huerto
idea
iglesia
imagen
impulso
índice
invierno
isla
jabón
jardín
jarra
joven
joya
juego
jueves
julio
junio
justo
lago
lámpara
lana
lápiz
largo
latón
laurel
lección
lectura
leche
lengua
lento
letra
libre
libro
ligero
limón
limpio
línea
lino
lista
llave
lluvia
local
loma
luna
lunes
luz
madera
maestro
maíz
maleta
manta
mañana
mapa
mar
marco
margen
marea
martes
marzo
masa
mayo
medida
melodía
membrillo
memoria
menta
mercado
mesa
meta
metal
método
mezcla
miel
miércoles
mina
minuto
mirada
misión
moda
modelo
molino
momento
moneda
montaña
motor
móvil
mueble
mundo
muro
museo
música
nácar
naranja
natural
nave
negro
nevera
nido
niebla
nieve
noche
nogal
nombre
nota
norte
noticia
novela
noviembre
nube
nuevo
número
nuez
objeto
océano
octubre
oeste
oficio
oliva
ola
olmo
orden
orilla
oro
otoño
paciencia
página
país
paisaje
pájaro
palabra
palma
paloma
pan
panel
papel
paquete
pared
parque
paseo
paso
patio
pausa
paz
pedido
película
pera
perfil
perla
piano
piedra
pincel
pino
pintura
piso
pista
pizarra
plan
planta
plata
plato
playa
plaza
pluma
poema
polo
pozo
prado
precio
pregunta
premio
primavera
primo
problema
proceso
programa
proyecto
público
pueblo
puente
puerta
puerto
punto
queso
radio
raíz
rama
rápido
raro
rayo
receta
recreo
red
regalo
regla
relato
reloj
remo
resumen
reunión
rey
ribera
rico
río
ritmo
roble
roca
rojo
romero
ronda
ropa
rosa
rueda
ruta
sábado
sabor
sal
sala
salida
salmón
sano
seda
semana
semilla
sencillo
sendero
septiembre
serie
servicio
seto
sierra
siglo
signo
silla
simple
sitio
sobre
sol
sombra
sonido
sopa
suave
suelo
sueño
suerte
sur
tabla
tambor
tarde
tarea
tarjeta
taza
té
techo
teja
tela
tema
tiempo
tienda
tierra
tigre
título
toalla
torre
trabajo
traje
tren
trigo
trucha
turno
último
único
unidad
útil
uva
valle
valor
vaso
vecino
vela
ventana
verano
verde
verso
viaje
vida
vidrio
viento
viernes
vino
visita
vista
voz
vuelo
yegua
zapato
zona
zorro`,
};
