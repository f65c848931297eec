import type { LocaleGrammar } from '../locale-data.ts';

export const grammar: LocaleGrammar = {
  openers: {
    review: `|Actualización: |En resumen: |Tras dos semanas: |Mi opinión: `,
    comment: `|¡Hola! |Hola a todos. |Qué bien. |Acabo de verlo. |Llego tarde. `,
    note: `|Importante: |Interno: |Por teléfono: |Hoy: `,
    post_sentence: `|La verdad: |Algo me llamó la atención: |Lo que aprendimos: |Para empezar: `,
    ticket_subject: `|De nuevo: |Consulta: `,
    ticket_body: `|Buenos días. |Hola. |Buenas tardes. |Estimado equipo. `,
  },
  ticket_topic: `[No puedo entrar|Falla el acceso|Cuenta bloqueada] [desde esta mañana|desde ayer|tras la actualización|en el teléfono|en la oficina|con la nueva contraseña][|, urgente|, ayuda por favor]	Desde [esta mañana|ayer|el lunes|hace dos días] no puedo entrar [en mi cuenta|en el portal|en la aplicación]: [el formulario queda vacío|aparece un error|la contraseña se rechaza].
El [correo|enlace] para cambiar la contraseña [no llega|llega tarde|no funciona|ha caducado][| desde ayer| en el trabajo|, ayuda por favor|, urgente]	He pedido [dos|tres|cuatro] veces una contraseña nueva, pero [el correo no llega|el enlace ha caducado|el enlace lleva a una página vacía][| y la carpeta de spam está vacía].
[Dirección incorrecta|Importe incorrecto|Falta el número fiscal|Nombre incorrecto|Fecha incorrecta] en la factura [de marzo|de mayo|de octubre|de este mes|del mes pasado]	En la factura [de mi último pedido|de este mes|del mes pasado] [la dirección está mal|el importe no coincide|falta el número fiscal]: [pueden corregirla|necesito una nueva|contabilidad no la acepta].
[Pregunta|Consulta] sobre [mi|nuestra] suscripción [anual|mensual|de prueba|de empresa|actual]	Quiero saber [cuándo termina|cómo se cancela|cómo se cambia|cuánto cuestan más accesos] en [mi|nuestra] suscripción [mensual|anual|de prueba].
La [exportación|importación] [se para al 80 por ciento|falla|queda incompleta|es muy lenta] [desde ayer|desde esta mañana|con archivos grandes|de contactos|de pedidos]	La [exportación|importación] se detiene tras [dos|cinco|diez] mil filas, mientras que con [archivos pequeños|menos datos|otro proyecto] funciona.
La [página|búsqueda|lista|vista general] [no carga|no responde|va muy lenta] [desde ayer|por la tarde|en el navegador|en la oficina|tras la actualización]	Desde [ayer|esta mañana|hace una semana] [tarda un minuto en cargar|la página queda en blanco|todo se bloquea] [en la oficina|en casa|en cualquier navegador].
Error al subir [un archivo|una foto|un PDF|una tabla|un vídeo][|, código 413|, código 500| en el proyecto| desde el teléfono]	Cuando subo [un PDF|una foto|una tabla] de [5 MB|20 MB|pocas páginas], [aparece un error|la barra se para|no pasa nada].
¿Cómo puedo [añadir a una compañera|quitar a un miembro|invitar a alguien|dar acceso a un socio][| al proyecto| en nuestro equipo| sin permiso de edición| desde el lunes]?	Quiero dar acceso a [una nueva compañera|un socio externo|dos personas], [desde el lunes|solo a nuestro proyecto|sin permiso de edición].
Reembolso de [un pago doble|un pedido cancelado|un cargo erróneo|mi devolución][|, por favor|, segunda petición| de la semana pasada| del mes pasado]	Me han cobrado [dos|tres] veces el mismo pedido: quisiera el reembolso [cuanto antes|en la misma tarjeta|antes de fin de mes].
[Paquete|Pedido|Envío] [no recibido|con retraso|parado en el almacén|entregado en otra dirección][|, ¿qué hago?| desde hace una semana| desde hace diez días| según el seguimiento]	El paquete figura como [entregado|en camino|en el almacén] desde hace [tres días|una semana|diez días], pero [no lo tengo|el estado no cambia|el repartidor no contesta].
[Artículo equivocado|Modelo equivocado|Talla equivocada|Color equivocado] [en mi pedido|en el paquete|en la entrega de ayer][|, ¿cambio?|, ¿devolución?]	Pedí [la versión azul|la talla M|el modelo grande] y recibí [la gris|la talla S|el pequeño].
[Cancelar|Cambiar|Unir] el pedido [de ayer|de esta mañana|del lunes|de la semana pasada][|, por favor|, urgente|: ¿es posible?]	Quiero [cancelar|cambiar] el pedido [de ayer|de esta mañana|del lunes], porque [está duplicado|la dirección está mal|ya no lo necesito].
El [código de descuento|cheque regalo|cupón] [se rechaza|no es válido|no se descuenta][| al pagar| en la aplicación| en la web| desde ayer]	Según [su correo|el folleto|la web] el código vale hasta [mañana|fin de mes|el domingo], pero [se rechaza|el precio no cambia].
La aplicación [se cierra|se bloquea|queda en negro] [al abrir|tras entrar|en el calendario|tras la actualización|en la tableta]	Desde la última actualización la aplicación [se cierra sola|se bloquea|queda en negro] [en cuanto la abro|en el calendario|a los pocos segundos].
Copia de la factura de [enero|febrero|marzo|abril|junio|septiembre|noviembre][|, por favor| para contabilidad]	Necesito una copia de la factura de [enero|marzo|junio|septiembre] para [la declaración|contabilidad|mis gastos].
Pregunta sobre la garantía [de mi compra|después de dos años|sin recibo|de la batería|de un regalo]	¿La garantía cubre [la batería|un arañazo|una cremallera rota] [después de un año|sin recibo|si lo compré en oferta]?`,
  ticket_sentence: `Gracias por [la ayuda rápida de la última vez|su paciencia|el buen servicio].
Adjunto [una captura de pantalla|una foto|la confirmación|el mensaje de error].
¿Podrían [comprobar|decirme|averiguar] [qué ha pasado|cómo seguimos|en qué punto está]?
[Si hace falta|Con gusto] [les llamo|les enseño el problema|envío más datos].
Estoy disponible [por la mañana|por la tarde|entre las nueve y las once|hasta las cinco] [por teléfono|por correo].
En la ayuda no encontré [respuesta|nada sobre esto|nada útil].
[Gracias de antemano|Muchas gracias] por [su ayuda|la respuesta|ocuparse de ello].
[No es urgente|Es bastante urgente], pero [me gustaría saberlo|lo necesitamos esta semana].
[Una compañera|Mi marido|Nuestra oficina del norte] tiene [el mismo problema|la misma duda].
He [seguido todos los pasos de la guía|probado en otro dispositivo|probado dos veces].
Quedo a la espera de [su respuesta|noticias|un aviso].`,
  review_good: `La calidad es [excelente|muy buena|mejor de lo esperado] [para este precio|y se nota|y el envío fue rápido].
Lo uso [a diario|cada mañana|cada fin de semana] desde hace [un mes|tres meses|medio año] y [parece nuevo|no tengo quejas|funciona como el primer día].
[Mi hermana|Mi vecino|Una compañera|Mi padre] lo vio y [pidió otro|compró el mismo|encargó dos].
El montaje llevó [diez minutos|un cuarto de hora|menos de media hora] y [las instrucciones eran claras|no hicieron falta herramientas|hasta mi hijo pudo].
Es [resistente|sólido|firme] y está [bien acabado|hecho para durar|cuidado al detalle].
Atención al cliente respondió [en una hora|el mismo día|en diez minutos] y fue [muy amable|de gran ayuda|eficaz].
Comparé [varios|tres|muchos] modelos y este es [el mejor|el más cómodo|el de mejor precio].
Un buen regalo: [mi madre|mi marido|mi amiga|el abuelo] está [feliz|muy alegre|que no cabe en sí].
Tras [muchos|diez|veinte] lavados [mantiene la forma|los colores siguen vivos|está como nuevo].
[Ligero|Práctico|Compacto] y [fácil de limpiar|sencillo de usar|bonito].`,
  review_medium: `[Por el precio|En conjunto|En general] está bien, pero [nada especial|esperaba más|se puede mejorar].
El producto es [bueno|correcto|aceptable], pero la entrega tardó [dos semanas|diez días|demasiado].
Cumple su función, aunque [el acabado|el cosido|el embalaje] podría ser mejor.
Me gusta [el diseño|la forma|la idea], pero [talla pequeño|es menor de lo esperado|la tela es fina].
La caja venía [dañada|abierta|aplastada], pero el contenido [estaba bien|estaba intacto|no tenía daños].
Faltaba [un tornillo|una pieza|un tapón], pero [lo enviaron rápido|llegó a los dos días|tenía otro en casa].
[Las primeras semanas|Los primeros días|Los comienzos] fueron bien, ahora [chirría un poco|se mueve un poco|pierde color].
Me lo quedé porque [devolverlo no compensaba|al final sirve|costaba poco].
Calidad [media|correcta|aceptable] a un precio [medio|justo|razonable].
Funciona, pero es [bastante ruidoso|más pesado de lo esperado|algo lento].`,
  review_bad: `Se rompió [a los tres días|a la semana|al primer uso|al mes] y [nadie contesta|acabó en la basura|la tienda no ayuda].
Esperé [cuatro semanas|un mes|veinte días] y [nadie respondió|la caja venía abierta|era el modelo equivocado].
El material parece [barato|malo|frágil] y [huele mucho|se raya enseguida|destiñe].
Faltaban [dos piezas|los tornillos|las instrucciones] y [nadie contesta|atención al cliente calla|tuve que apañarme].
A pesar de la tabla de tallas, [no vale|queda estrecho|queda enorme].
[La costura|La cremallera|El asa] se rompió [en el primer lavado|el primer día|a las dos semanas].
Lo devolví [al día siguiente|enseguida|a la semana] y [sigo esperando el dinero|el reembolso tardó un mes].
[Se tambalea|Hace ruido|Gotea] [se haga lo que se haga|desde el principio|a los pocos días].
[Bonito a la vista|Queda bien en las fotos], pero [no sirve|es incómodo|no hay forma de limpiarlo].
[Por desgracia|De verdad,] mi peor compra [del año|en mucho tiempo|en esta tienda].`,
  comment: `[Gracias|Muchas gracias|Mil gracias] por [compartir|el consejo|el artículo|la respuesta].
[Gran artículo|Buen texto|Bonita historia], [muy claro|bien contado|lleno de ideas].
A mí me pasó [el año pasado|la semana pasada|de niño|dos veces] también.
¿Escribirás algo sobre [los costes|las herramientas|el tiempo|los errores típicos]?
Yo lo veo [algo|muy] distinto, pero [está bien escrito|entiendo tu idea].
¿De dónde sacaste [el material|la receta|esa lámpara|la mesa]?
[Mi abuela|Mi padre|Mi vecina|Mi tío] lo hacía [igual|de la misma forma|casi así].
¿Cuánto tardaste [en total|en la primera parte|con niños]?
Lo probé [ayer|el domingo|esta mañana] y [funciona|quedó bien|lo intentaré otra vez].
[No lo sabía|Nunca lo había pensado|Es nuevo para mí], [gracias|interesante|bueno saberlo].
Espero con ganas [la segunda parte|el próximo artículo|la continuación].
¿Se puede hacer también [en un sitio pequeño|en un balcón|sin horno|con poco tiempo]?
[Bien explicado|Breve y certero|Muy claro], [enhorabuena|bravo|genial].
Hablamos de esto [ayer|la semana pasada|hoy] [en la cena|en la oficina|en el club|con amigos].
[Por fin|Ya era hora de que] alguien [lo diga|lo explique|hable de ello].
El [segundo|tercer|último] párrafo me hizo [reír|pensar en mi abuelo|reflexionar].
Se lo mandé a [mi equipo|mi hermana|toda la oficina] [enseguida|esta mañana|anoche].
El enlace [del medio|del final] [no funciona|lleva a una página vacía].
¿Recomiendas [un libro|un curso|un vídeo] [para empezar|sobre esto|para niños]?
Saludos [desde la costa|desde la montaña|desde el norte|desde el sur].
¿Cómo lo hacen [en invierno|cuando llueve|con niños pequeños]?
Leo el blog [desde hace años|desde hace poco|siempre] y [comento por primera vez|aprendo cada vez].
Lo dejé [dos|tres] veces antes de [lograrlo|entenderlo].
Falta lo más importante: [el café|la paciencia|los amigos].
[Buen|Gran] consejo el [de la biblioteca|del segundo paso|de empezar poco a poco].
Aquí se hace [una vez por semana|de otra manera|solo en verano], [con amigos|en casa|al aire libre].
[Guardado|Impreso|Apuntado] para [luego|el fin de semana|las vacaciones].`,
  note: `Llamar el [lunes|martes|miércoles|jueves|viernes] [por la mañana|por la tarde|antes de las 12|después de las 15].
El cliente prefiere [correo|teléfono|un mensaje|carta][|, por la mañana|, no antes de las 9].
Dejar el paquete [con el vecino|en recepción|en la planta baja|junto al garaje].
[Factura|Oferta|Confirmación] [enviada|enviada por correo|por corregir|pendiente de firma].
A la espera de [respuesta|pago|piezas|aprobación|mensajero].
Descuento del [5|10|15|20] % [acordado por teléfono|aprobado|válido hasta fin de mes].
Comprobar [existencias|dirección|talla|número de pedido] antes de [enviar|llamar|facturar].
Entrega [después de las 17|por la mañana|solo en sábado|en el primer piso|con cita].
[Primer|Segundo|Último] aviso [enviado|por enviar|sin respuesta][|, mejor llamar].
Pagado [por completo|en efectivo|por transferencia|en dos plazos][|, hoy|, a tiempo|, la semana pasada].
Contrato [firmado|por renovar|prorrogado un año|en revisión].
Falta la aprobación [de finanzas|del responsable|de dirección][|, antes del viernes|, esta semana].
Interés en [un plan mayor|una prueba|un segundo pedido|un presupuesto][|, llamar en mayo|, enviar precios].
Devolución [sin abrir|por la talla|por un defecto], [reembolso en curso|sustitución enviada|por comprobar].
Sala reservada para [seis|ocho|diez|doce] personas el [lunes|martes|jueves].
Muestras [enviadas|pedidas|por preparar] [a petición|antes del viernes|para la feria].
Pregunta abierta sobre [la garantía|la factura|el plazo|el transporte].
Nuevo contacto desde [enero|marzo|mayo|septiembre]: [pedir el número|datos actualizados|prefiere teléfono].
Cita cambiada al [lunes|jueves|viernes] a las [9|11|14|16].
Retomar en [dos días|una semana|dos semanas|un mes][|, por teléfono|, por correo].
[Frágil|Urgente|Voluminoso]: [con cuidado|avisar al almacén|entrada lateral].
Listo para [recoger|enviar|facturar] desde [hoy|mañana|el lunes].
Cliente [antiguo|nuevo|habitual], [muy amable|paga a tiempo|pide a menudo].`,
  post_sentence: `Todo empezó con [una pregunta sencilla|una apuesta|un día de lluvia|un libro viejo] [y algo de curiosidad|y mucho café|casi en broma].
[Durante años|Mucho tiempo|Durante meses] [lo fui dejando|solo hablamos de ello|faltó tiempo].
[La primavera pasada|El año pasado|Un domingo de marzo|A finales de verano] [lo intentamos|empezamos|todo cambió].
El [primer|segundo] intento [fracasó|salió mal|duró diez minutos], y [eso lo hizo interesante|nos reímos de ello|aprendimos mucho].
No hace falta [equipo caro|mucho espacio|un talento especial|un curso] [para empezar|para los primeros pasos].
A menudo bastan [un lápiz|una mesa libre|un cuaderno] y [una hora tranquila|algo de paciencia|una taza de café].
Lo más difícil es [empezar|seguir|pedir ayuda|elegir por dónde empezar].
Después de [unas semanas|un mes|tres intentos] se volvió [una costumbre|una grata costumbre|algo natural].
Apunté [lo que funcionaba|cada gasto|las horas|los errores] y [lo releí más tarde|saqué algunas reglas].
Las mejores ideas vinieron de [principiantes|los niños|los vecinos|gente que no sabía nada].
Ayuda [ponerse un límite|elegir un día fijo|hacerlo en compañía|llevar un diario].
[La paciencia|La constancia|La curiosidad] cuenta más que [el talento|el dinero|las herramientas].
Preguntamos a [los vecinos|unos amigos|tres expertos|nuestros lectores], y [las respuestas nos sorprendieron|cada uno opinaba distinto|casi todos coincidían].
Lo que sirve [en la ciudad|en verano|en familia] quizá no sirva [en un pueblo|en invierno|para quien vive solo].
Un pequeño cambio [por la mañana|por la noche|en el método] [marcó la diferencia|logró más que cualquier consejo].
Claro que hubo [días|momentos|semanas] en que [nada salía|quise dejarlo|no paraba de llover].
Visto ahora, [lo haría más sencillo|empezaría antes|pediría ayuda antes].
Una buena preparación ahorra [tiempo|dinero|muchos disgustos] después.
Hicimos una lista y tachamos [la mitad|tres cuartas partes|casi todo].
Un [amigo|compañero|viejo artesano] me dijo una vez que [empezara poco a poco|no tuviera prisa|mirara bien primero].
En [invierno|verano|otoño] [todo lleva más tiempo|tiene su encanto|salimos fuera si se puede].
El resultado no era [perfecto|bonito|como en las fotos], pero era [nuestro|útil|un comienzo].
Probamos [tres|dos|cuatro] caminos y ganó [el más simple|el más lento|el menos esperado].
Conocí a gente [que nunca habría encontrado|con la que hoy tengo amistad|que sabe más que un libro].
El año que viene [lo repetiremos|probaremos en otro sitio|empezaremos antes].
Cuéntennos [cómo lo hacen|qué opinan|sus ideas]: [tenemos curiosidad|lo leemos todo].`,
  review_title_good: `[Tras una semana|Tras dos semanas|Tras un mes|Tras tres meses|Tras medio año|Tras un año|Primera impresión|Para la oficina|Para la cocina|De viaje|Para mi hijo|Como regalo|Para cada día|Segundo pedido|En oferta|Para el balcón]: [muy contento|sigo convencido|como nuevo|justo lo que quería|perfecto|buena elección|sin quejas|mejor de lo esperado|me encanta|vale la pena]
[Muy buena|Excelente|Gran|Estupenda|Magnífica] [calidad|compra|idea|elección|sorpresa][|, lo recomiendo|, gracias|, sin quejas| por el precio| en todo]
[Llegó|Entregado] [rápido|a tiempo|antes de lo previsto] y [funciona muy bien|es como se describe|bien embalado][|, gracias|, perfecto]
[Mi|Nuestro] [nuevo favorito|mejor compra del año|compañero diario][|, sin arrepentirme|, sigo contento|, lo recomiendo]
[Cumple|Hace] lo que promete[|, cada día|, incluso tras meses|, sin dudarlo]
[Ligero|Sólido|Compacto|Práctico|Elegante] y [fácil de usar|bien acabado|bonito|bien pensado][|, perfecto|, recomendable]
[Muy contento|Encantado|Muy satisfecho|Feliz] con [la compra|la calidad|el servicio|el pedido][|, gracias|, cinco estrellas|, repetiré]`,
  review_title_medium: `[Tras una semana|Tras dos semanas|Tras un mes|Tras tres meses|Tras medio año|Tras un año|Primera impresión|Para la oficina|Para la cocina|De viaje|Para mi hijo|Como regalo|Para cada día|Segundo pedido|En oferta|Para el balcón]: [está bien|podría mejorar|suficiente|aún no lo sé|aceptable|utilizable|algo decepcionado|normal|con pequeños fallos|cumple]
[Correcto|Normal|Aceptable|Regular|No está mal] [por el precio|para empezar|para uso ocasional|en general][|, nada más|, nada especial|, podría ser mejor]
[Buena idea|Bonito diseño|Calidad correcta|Buen producto], pero [envío lento|manual confuso|algo ruidoso|talla pequeña|tela fina]
[Cumple|Funciona|Sirve], pero [es bastante ruidoso|pesa un poco|no es para cada día|es más pequeño de lo que pensaba]
[Opinión dividida|Aún no lo sé|Medio convencido|Ni bueno ni malo][| tras una semana| tras un mes| por el tamaño| por la calidad]
[Esperaba|Quería] [más|algo más|mejor calidad] [por ese dinero|después de las opiniones|de esta marca]`,
  review_title_bad: `[Tras una semana|Tras dos semanas|Tras un mes|Tras tres meses|Tras medio año|Tras un año|Primera impresión|Para la oficina|Para la cocina|De viaje|Para mi hijo|Como regalo|Para cada día|Segundo pedido|En oferta|Para el balcón]: [roto|inútil|nunca más|decepcionado|no lo recomiendo|ya devuelto|demasiado caro|mala calidad|un error|dinero tirado]
[Se rompió|Dejó de funcionar|Inservible] tras [dos días|una semana|un mes|el primer uso|tres usos]
[Mala|Pésima|Decepcionante] [calidad|experiencia|compra|sorpresa][|, devuelto|, no comprar|, nunca más|, una pena]
[Artículo equivocado|Producto dañado|Paquete incompleto|Artículo usado] [recibido|entregado][|, sin respuesta|, espero el reembolso|, dos veces]
[No es como se describe|Nada que ver con las fotos|No vale lo que cuesta|No es lo que pedí][|, devuelto|, decepcionado|, evitar]
[Dinero tirado|La peor compra del año|No lo compren|Nunca más|Gran decepción][|, una pena|, devuelto|, evitar]
[Todavía|Desde hace un mes] [sin reembolso|sin respuesta|sin paquete|sin repuesto]`,
};
