import type { LocaleText } from '../locale-data.ts';

export const text: LocaleText = {
  review_good: `Es justo lo que buscaba.
La calidad supera lo que esperaba por este precio.
Llegó dos días antes y muy bien embalado.
Lo uso a diario desde hace un mes y parece nuevo.
Mi hermana lo vio y pidió uno esa misma noche.
El color coincide del todo con las fotos.
El montaje llevó menos de diez minutos.
Lo volvería a comprar sin dudarlo.
Es sólido y está bien acabado.
Las instrucciones son breves y fáciles de seguir.
Queda perfecto en nuestro piso pequeño.
El servicio de atención respondió en menos de una hora.
Un regalo precioso que le encantó a mi madre.
El material es agradable y no huele a nada.
Cumple todo lo que promete.
Comparé varios modelos y este es el mejor.
Después de muchos lavados mantiene la forma.
La guía de tallas es exacta y todo me queda bien.
Es mi segundo pedido y sigo encantada.
Muy buena relación entre calidad y precio.
Se nota el cariño en los detalles.
Funciona nada más sacarlo de la caja.
A mis hijos les encanta y a mí también.
Al principio tenía dudas y ahora estoy convencido.
Entrega rápida y paquete completo.
Ligero y resistente y fácil de limpiar.
Todos me preguntan dónde lo encontré.
Tras medio año no tengo ninguna queja.`,
  review_medium: `Está bien por el precio pero nada especial.
El producto es bueno pero la entrega tardó demasiado.
Cumple su función aunque el acabado podría mejorar.
El color es algo más oscuro que en las fotos.
Me gusta el diseño pero la talla es pequeña.
Buena idea con margen de mejora.
Funciona bien cuando por fin entiendes las instrucciones.
El embalaje llegó dañado pero el contenido estaba bien.
Esperaba algo más por este dinero.
Suficiente para un uso ocasional.
Algunas piezas son sólidas y otras no tanto.
Faltaba un tornillo pero lo enviaron pronto.
Necesité dos intentos para montarlo.
Más pequeño de lo que pensaba pero útil.
Las primeras semanas fue perfecto y ahora chirría un poco.
Bastante cómodo pero no para todo el día.
El olor desapareció a los pocos días.
Me lo quedé porque devolverlo no merecía la pena.
Es bonito pero coge polvo enseguida.
Calidad media a un precio medio.
Las instrucciones necesitan más dibujos.
Hace lo que debe pero es bastante ruidoso.
No estoy ni contento ni decepcionado.
El material es más fino de lo descrito.
Buena opción si está en oferta.
A mi pareja le gusta más que a mí.`,
  review_bad: `Se rompió a los tres días.
El color no tiene nada que ver con las fotos.
Esperé la entrega cuatro semanas.
El material parece barato y huele mucho.
Faltaban dos piezas y nadie contesta a mis mensajes.
No me queda bien a pesar de la guía de tallas.
La costura se abrió en el primer lavado.
Lo devolví al día siguiente.
La batería dura menos de una hora.
La superficie llegó rayada.
No vale lo que cuesta.
Las instrucciones no se entienden.
Se tambalea lo pongas como lo pongas.
Me enviaron dos veces el modelo equivocado.
La cremallera se atascó el primer día.
Es bonito pero inútil en el día a día.
El dibujo se borró en una semana.
Demasiado pequeño e incómodo.
El asa se soltó mientras lo usaba.
No se lo recomiendo a nadie.
El reembolso tardó más de un mes.
Hace un ruido terrible.
La descripción promete mucho más de lo que hay.
Mi peor compra del año.
Dejó de funcionar justo después del plazo de devolución.
El paquete llegó abierto y medio vacío.`,
  review_title_good: `Muy contento
Sencillamente perfecto
Muy recomendable
Gran calidad
Mejor de lo esperado
Vale cada céntimo
Un gran hallazgo
Mi nuevo favorito
Bien hecho
Entrega rápida y buen producto
Bonito y práctico
Cinco estrellas
Repetiré
Un regalo precioso
Tal como se describe
Funciona`,
  review_title_medium: `Está bien
Bueno sin más
Cumple
Sensaciones encontradas
Justo por su precio
Podría mejorar
Normal
Agradable con pequeños fallos
No está mal
Opción aceptable
Margen de mejora
Casi lo que quería
Buena idea
Bien por ahora
Lo esperado`,
  review_title_bad: `Decepcionado
No lo compres
Dinero perdido
Mala calidad
Se rompió pronto
No es lo descrito
Devuelto
Nunca más
Entrega muy lenta
Talla equivocada
Faltan piezas
Material barato
Mala experiencia
No funciona
No merece la pena`,
  post_title: `{number} consejos sobre {topic}
Todo sobre {topic}
{topic}: por dónde empezar
Lo que nadie cuenta sobre {topic}
{topic}: {number} errores frecuentes
{topic} para principiantes
{topic} con poco presupuesto
Lo que aprendimos sobre {topic}
{number} preguntas sobre {topic}
{topic} en diez minutos al día
Un año con {topic}
{topic} para gente ocupada
{number} ideas para {topic}
Otra mirada sobre {topic}
{topic} con niños
{topic}: las mejores herramientas
{topic}: cómo no rendirse
{topic} de forma sencilla
{number} libros sobre {topic}
Nuestros lugares favoritos para {topic}
{topic} en cada estación
{topic}: lo que me habría gustado saber
{topic}: mitos y verdades
{topic} paso a paso
{number} razones para probar {topic}
{topic} sin estrés
{topic}: pequeños pasos
{topic} en casa
Un fin de semana con {topic}
{topic}: lista de control
{topic}: así lo planeamos
{number} lecciones sobre {topic}
Hablemos sobre {topic}
{topic} en familia
¿Qué futuro tiene {topic}?
{topic}: una opinión sincera
Por qué vuelvo siempre: {topic}
{topic} en el día a día
{topic} en la ciudad
Una charla sobre {topic}
{topic} en pocas palabras
Redescubrir {topic}`,
  topic: `la jardinería urbana
el tren nocturno
el juego de mesa
el mercado de barrio
la cartografía antigua
la fotografía callejera
la apicultura
el pan de masa madre
el balcón pequeño
el café de filtro
la observación de aves
la caligrafía
la natación en invierno
el teletrabajo
el presupuesto familiar
la biblioteca pública
el viaje en bicicleta
la acuarela
el mueble de segunda mano
el paseo por el bosque
la reparación
el aprendizaje de idiomas
el senderismo
el canto coral
la cerámica
el huerto
la cocina al aire libre
el pódcast
la fotografía analógica
el voluntariado
el cuaderno de notas
la hoja de cálculo
la música en casa
la energía solar
la visita al museo
la historia local
el punto
la escalada
la carrera a pie
el producto local
la pausa del mediodía
el estanque de jardín
el transporte público
la cocina diaria
el trabajo de la madera
la carta escrita a mano
el minimalismo
la visualización de datos
el buen sueño
el dato abierto
la verdura de temporada
la cocina vegetariana
la mañana tranquila
el orden en casa
la escapada en tren
el bricolaje
la fermentación
la fiesta de barrio
el compost
el equipo a distancia
la lectura
la vida sin residuos`,
  post_sentence: `Todo empezó con una pregunta sencilla.
Durante años lo fui dejando para más tarde.
La primavera pasada por fin lo probamos.
El primer intento salió mal en casi todo.
Precisamente eso lo hizo interesante.
No hace falta un equipo caro para empezar.
A menudo bastan un lápiz y una hora tranquila.
Lo más difícil es empezar.
A las pocas semanas se convirtió en costumbre.
Apunté lo que funcionaba y lo que no.
Las mejores ideas vinieron de principiantes.
Ayuda ponerse un límite de antemano.
La mayoría abandona demasiado pronto.
Aquí la paciencia vale más que el talento.
Preguntamos a nuestros vecinos qué pensaban.
Las respuestas nos sorprendieron.
No hay una única manera correcta.
Lo que funciona en la ciudad puede fallar en el pueblo.
Vale la pena mirar los números.
El coste fue menor de lo que temíamos.
Un pequeño cambio por la mañana lo transformó todo.
Claro que hubo días en los que nada salía.
Esos días lo mejor era dar un paseo corto.
Visto ahora haría muchas cosas de forma más simple.
El tiempo no siempre acompañó.
Una buena preparación ahorra mucho tiempo.
Hicimos una lista y tachamos la mitad.
Lo que quedó era sorprendentemente claro.
Es fácil olvidar cuánto sabemos ya.
Un amigo me aconsejó empezar en pequeño.
Todavía pienso en aquel consejo.
Muchas guías lo complican sin necesidad.
Otras prometen resultados imposibles.
La verdad está en algún punto intermedio.
Tómate tu tiempo con los primeros pasos.
Los detalles llegan solos más tarde.
A veces basta con mirar y escuchar.
De los errores aprendimos más que de los libros.
La biblioteca del barrio resultó ser un tesoro.
Cada estación tiene su encanto.
En invierno todo tarda un poco más.
En verano lo sacamos todo al aire libre.
Como siempre los niños hicieron las mejores preguntas.
Aquella tarde nadie tenía prisa.
Llovió tres días y seguimos adelante.
El resultado no fue perfecto pero era nuestro.
Guardé la primera versión como recuerdo.
Compartir el trabajo lo hizo el doble de divertido.
Hay cierta calma en hacer una sola cosa a la vez.
Si te atascas lo mejor es descansar.
A la mañana siguiente la solución suele ser evidente.
Probamos tres métodos a la vez.
El más sencillo ganó con diferencia.
Conviene apuntar la fecha.
Así se ve el camino recorrido.
Las herramientas viejas a menudo trabajan mejor.
Un ojo atento vale más que una caja llena de herramientas.
La comunidad es muy acogedora.
Siempre hay alguien dispuesto a ayudar.
Conocí a personas que de otro modo no habría conocido.
Una de ellas es hoy una buena amiga.
No todas las tradiciones deben conservarse.
Algunas merecen una segunda oportunidad.
La investigación sobre el tema es todavía joven.
Los primeros resultados animan a seguir.
Merece la pena leer la letra pequeña.
Por suerte la tienda de la esquina lo tenía todo.
El resto lo pedimos prestado o lo construimos.
Un día fijo a la semana ayuda mucho.
El nuestro es el jueves por la tarde.
A final de mes repasamos lo conseguido.
Suele ser más de lo que parecía.
Se puede empezar con lo que hay en casa.
Todo lo demás puede esperar.
Los errores son parte del camino.
Antes de la primera reunión estaba nerviosa.
Media hora después ya lo había olvidado.
La vista desde arriba lo compensó todo.
El año que viene repetiremos sin duda.
Hasta entonces queda mucho por planear.
Cuéntanos cómo lo haces tú.
Esperamos tus ideas con ilusión.
En la próxima entrada veremos los detalles.
Pero eso ya es otra historia.`,
  comment: `Gracias por compartirlo.
¡Gran artículo!
Me pasó lo mismo el año pasado.
¿Puedes contar algo más sobre los costes?
Me ha ayudado mucho.
Yo lo veo de otra manera.
¡Qué fotos tan bonitas!
¿Dónde compraste el material?
Guardado para después.
Mi abuela lo hacía igual.
¿Cuánto tiempo te llevó?
Lo probé y funciona.
Interesante lo del primer paso.
No lo sabía.
Por favor sigue con la serie.
La segunda parte es mi favorita.
¿Sirve también en un piso pequeño?
Bien explicado.
Yo añadiría paciencia.
Ayer hablamos de esto en la cena.
Por fin alguien lo dice.
Qué historia tan bonita.
Me reí mucho con el tercer párrafo.
¿Hay una lista de herramientas?
Buen consejo para empezar.
Lo he enviado a mi equipo.
El enlace del medio no funciona.
¡Gracias por responder tan rápido!
A mí también.
No estoy de acuerdo pero está bien escrito.
Ahora mis hijos quieren probarlo.
¿Algún libro recomendado?
Muy bien escrito.
Justo lo que necesitaba hoy.
Lo dejé dos veces antes de conseguirlo.
Me alegra no ser la única.
Con ganas de leer la próxima entrada.
¿Y en invierno?
Buena idea la de la biblioteca.
Os leo desde hace años.
Breve y claro.
Falta lo más importante: el café.
Gracias por la sinceridad.
Nosotros lo hacemos una vez por semana.
Sería ideal para nuestro club.
He aprendido algo nuevo.
¿Qué cámara usaste?
¡Más como esto!
Tuve que leer dos veces el segundo paso.
Una lista muy útil.
¿Alguien lo ha probado con niños?
Un saludo desde la costa.`,
  bio: `Primero el café y luego lo demás.
Escribe sobre comida, trenes y ciudades pequeñas.
Desarrolla software y hace pan los domingos.
Siempre en busca del próximo sendero.
Más libros que estantes.
Madre de dos y coleccionista de mapas.
Fotografía en días de lluvia.
Profesor de día y batería de noche.
Aprende algo nuevo cada semana.
Vive junto al mar con dos gatos.
Jardinera sin jardín.
Amante de las buenas preguntas.
En bicicleta con cualquier tiempo.
Fiel al papel y al lápiz.
Feliz en la montaña.
Curiosidad por todo.
Arregla radios antiguas.
Cuarenta plantas y una regadera.
Corre despacio pero lejos.
Colecciona recetas e historias.
Diez años con su primera novela.
Demasiado amor por las hojas de cálculo.
Viaja en tren siempre que puede.
Abejas en la azotea.
Canta en un coro y en la ducha.
Toma té y madruga.
Enfermera, tía y reina del crucigrama.
Construye cosas pequeñas que duran.
Cree en las bibliotecas.
Mira las estrellas.
Se toma en serio los juegos de mesa.
Aquí por los comentarios.
Entre semana [la escuela|el hospital|el taller|la biblioteca|la oficina|la panadería|el laboratorio|el garaje|la cocina|la redacción], [el fin de semana|por la noche|los domingos|en verano] [el ajedrez|el coro|la vela|la batería|el jardín|el senderismo|la cerámica|la bicicleta|la pintura|el fútbol].
Le gustan [los mapas antiguos|los trenes nocturnos|los días de lluvia|los museos pequeños|los mercadillos|los libros gordos|las cuestas|los puestos de comida|los discos de jazz|las novelas negras], [el café fuerte|los lagos fríos|el pan caliente|los conciertos|las calles tranquilas|las ventanas abiertas|los lápices afilados|las mañanas tempranas|las cenas tardías|los domingos lentos] y [los paseos largos|las buenas preguntas|los chistes malos|los perros ajenos].
Aprende [italiano|japonés|violonchelo|piano|surf|costura|malabares|baile|carpintería|caligrafía|astronomía] y [repostería|escalada|a decir que no|esquí|punto|pesca|dibujo|ajedrez|galés|paciencia] [poco a poco|desde el invierno|por gusto|estos meses].`,
  search_term: `zapatillas correr
lámpara escritorio
regalo cumpleaños
auriculares inalámbricos
chaqueta invierno
candado bicicleta
café en grano
esterilla yoga
silla oficina
funda móvil
botella agua
puzle niños
botas agua
manguera jardín
calendario pared
taza térmica
cama perro
estantería blanca
camisa lino
sartén hierro
mochila 20 litros
cuaderno puntos
marco fotos
toallas baño
cajas almacenaje
cable usb
tienda campaña
lámpara latón
manta lana
juegos para dos
té regalo
calcetines montaña
gafas de sol
balanza cocina
altavoz bluetooth
cortina gris
funda almohada
tabla cortar
caja herramientas
gafas natación
maceta grande
cinturón cuero
juguete gato
manta bebé
juego destornilladores
funda portátil
candelabro
paraguas plegable
molde horno
zapatillas mujer
tarjeta regalo
devoluciones
guía de tallas`,
  note: `Llamar el lunes.
Prefiere correo electrónico.
Dejar el paquete al vecino.
Llamar dos veces al timbre.
Factura enviada.
A la espera de respuesta.
Descuento acordado por teléfono.
Revisar existencias antes de enviar.
Pide envoltorio de regalo.
Entregar después de las 17 horas.
Pasado al próximo sprint.
Dirección confirmada.
Segundo aviso enviado.
Pagado por completo.
Contrato firmado.
Falta el visto bueno de finanzas.
Tratar con cuidado.
Documentación completa.
Volver a contactar en dos semanas.
Interés por el plan grande.
Devuelto sin abrir.
Artículo sustituido.
Entrada duplicada.
Contacto de la feria.
Sala reservada para diez personas.
Muestra enviada.
Opinión positiva.
Duda abierta sobre la garantía.
Oficina informada.
La llave está en recepción.
No doblar.
Lista de precios al día.
Reunión pasada al jueves.
A la espera de repuestos.
Mejor llamar por la mañana.
Nuevo contacto desde mayo.
Traer el aparato antiguo.
Listo para recoger.
Revisado y correcto.
Cliente de muchos años.
Entrega parcial acordada.
Usar la entrada lateral.`,
};
