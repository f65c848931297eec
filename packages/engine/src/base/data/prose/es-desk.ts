import type { LocaleDesk } from '../locale-data.ts';

export const desk: LocaleDesk = {
  section: `Viajes
Cocina
Hogar
Jardín
Tecnología
Ciencia
Salud
Familia
Dinero
Trabajo
Libros
Música
Cine
Fotografía
Deporte
Naturaleza
Historia
Diseño
Cultura
Opinión
Artesanía
Idiomas
Vida urbana
Fin de semana`,
  project_name: `Nueva web
Aplicación móvil
Almacén de datos
Portal de clientes
Incorporación
Migración de facturación
Inicio de sesión único
Buscador
Informes mensuales
API pública
Sistema de diseño
Mudanza de oficina
Accesibilidad
Revisión de seguridad
Migración a la nube
Boletín
Portal de socios
Centro de ayuda
Medios de pago
Analítica
Importación y exportación
Notificaciones
Rendimiento
Traducciones`,
  ticket_label: `error
facturación
acceso
consulta
sugerencia
móvil
rendimiento
exportación
integración
documentación
permisos
notificaciones`,
  remark_reply: `Gracias por [escribirnos|su mensaje|los detalles]. [Lo estoy revisando|Lo estamos revisando] y [le respondemos hoy|le respondemos mañana|le mantendremos al tanto].
[He podido reproducirlo|Hemos podido reproducirlo] y [se ha pasado a desarrollo|se ha encontrado la causa|se ha abierto una incidencia interna].
¿Puede enviarnos [una captura|la hora exacta|la dirección de la página|el archivo] para [revisar los registros|ver qué ocurre|acotar el problema]?
Debería estar resuelto [desde esta mañana|con la versión de hoy|con la actualización de ayer]. Por favor, [recargue la página|vuelva a entrar|pruebe otra vez].
Sigue igual [para mí|para dos compañeros|en nuestro equipo], [también en otro navegador|también después de volver a entrar|también hoy].
[Ya funciona|Eso lo ha resuelto|Solucionado], [gracias|muchas gracias por la rapidez|pueden cerrar el caso].
Adjunto [una captura|el archivo|el mensaje de error] de [esta mañana|ayer|nuestra cuenta de prueba].
Mientras tanto puede [usar la versión web|exportar en partes más pequeñas|pedirlo a un administrador].
Hemos [ampliado el límite|corregido la factura|renovado el enlace|restaurado los permisos] de su organización.
¿Hay novedades? [Bloquea nuestro cierre de mes|Varios compañeros están esperando|Lo necesitamos para el viernes].`,
  remark_order: `Por favor, dejen el paquete [con los vecinos|en la puerta trasera|en recepción].
Por favor, entreguen [después de las 17 h|el sábado si es posible|antes del mediodía].
Es un regalo: por favor, [sin factura|envuélvanlo|añadan una tarjeta].
El timbre no funciona, por favor [llamen por teléfono|golpeen la puerta].
Envíen todo en un solo paquete, por favor.
[Tercer|Segundo|Cuarto] piso sin ascensor.
Indiquen el número de pedido en la factura, por favor.
Avísenme si falta algún artículo.`,
  remark_refund: `Artículo devuelto [sin abrir|en buen estado|con la etiqueta puesta].
[Fotos del daño recibidas|Daño confirmado con las fotos|Daño comunicado por el transportista].
Reembolso [total|parcial] según lo acordado [por teléfono|por correo].
[Talla equivocada|Color equivocado|Modelo equivocado], etiqueta de devolución enviada.
Paquete devuelto al remitente.
Compensación por el retraso.
El cliente se queda con el artículo.
Segundo reembolso de este cliente este año, revisar.`,
  remark_revision: `Corregido [un error|un enlace roto|un error de tecleo] en [la introducción|la segunda parte|el título].
Acortado [el título|el último apartado|el comienzo].
Actualizados [los datos|los enlaces|los precios|los horarios].
Añadido [una foto|un párrafo sobre costes|un par de fuentes].
Corregido [un nombre|un dato|una fecha].
Reescrito [el comienzo|el final] tras los comentarios.
La lista pasa al principio.
Revisado por [la redacción|otra persona].`,
  remark_flag: `Desactivado hasta completar el despliegue.
En pruebas con algunas organizaciones.
Se activa por etapas desde el mes pasado.
Visible solo para administradores.
Sustituye a la versión anterior.
Pedido por muchos clientes.
Se retirará cuando todos lo tengan.
Soporte puede desactivarlo.`,
  remark_image: `[Una taza de café|Un cuaderno abierto|Un portátil|Un cuenco de fruta] sobre una mesa [de madera|blanca|redonda]
[Dos personas|Una mujer|Un hombre|Tres amigos] en [un parque|una cafetería|un jardín|el casco antiguo]
Vista [del puerto|del valle|de la plaza|del casco antiguo] [por la mañana|al atardecer|en invierno|desde arriba]
[Tomates|Flores|Hierbas|Manzanas] en [una cesta|una caja de madera|un cuenco azul]
[Un tren|Una bicicleta|Una barca] delante de [un lago|una estación|unas casas]
[Unas manos|Una niña|Un artesano] [trabajando la madera|amasando pan|pintando]
[Una estantería|Un escritorio|Un taller|Una cocina] con [plantas|herramientas|mapas antiguos]
[Calle vacía|Playa vacía|Sendero vacío] [después de la lluvia|al amanecer|en otoño]`,
};
