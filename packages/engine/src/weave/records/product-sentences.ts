import type { Language } from '../../base/locale/language.ts';

/** What a shop says of any of its products; no line depends on the product's gender or number. */
export const PRODUCT_SENTENCES: Readonly<Record<Language, string>> = {
  en: `Made to be used every day.
Ships within two working days.
Comes with a two-year warranty.
Tested by our own team for three months.
Delivered in packaging without plastic.
Designed in small batches.
One of the most popular choices in our shop.
Easy to clean and easy to store.
A good present for people who have everything.
Can be returned free of charge within thirty days.
Available in several sizes.
Spare parts are kept in stock for ten years.`,
  de: `Für den täglichen Gebrauch gemacht.
Versand innerhalb von zwei Werktagen.
Mit zwei Jahren Garantie.
Drei Monate lang von unserem Team getestet.
Lieferung in einer Verpackung ohne Plastik.
In kleinen Serien entworfen.
Seit Jahren besonders gefragt.
Leicht zu reinigen und gut zu verstauen.
Ein gutes Geschenk für Menschen, die schon alles haben.
Rückgabe innerhalb von dreißig Tagen kostenlos.
In mehreren Größen erhältlich.
Ersatzteile halten wir zehn Jahre lang bereit.`,
  fr: `Pensé pour un usage quotidien.
Expédition sous deux jours ouvrés.
Garantie de deux ans.
Testé pendant trois mois par notre équipe.
Livraison dans un emballage sans plastique.
Fabrication en petites séries.
Une valeur sûre de notre boutique.
Entretien simple et rangement facile.
Une belle idée de cadeau.
Retour gratuit sous trente jours.
Disponible en plusieurs tailles.
Pièces de rechange disponibles pendant dix ans.`,
  es: `Pensado para el uso diario.
Envío en dos días laborables.
Con dos años de garantía.
Nuestro equipo lo ha probado durante tres meses.
Entrega en un embalaje sin plástico.
Fabricación en series pequeñas.
Una de las opciones favoritas de nuestra tienda.
Fácil de limpiar y de guardar.
Una buena idea para regalar.
Devolución gratuita durante treinta días.
Disponible en varias tallas.
Con piezas de repuesto durante diez años.`,
  pt: `Pensado para o uso diário.
Envio em até dois dias úteis.
Com dois anos de garantia.
Nossa equipe testou durante três meses.
Entrega em embalagem sem plástico.
Produção em pequenas séries.
Uma das escolhas favoritas da nossa loja.
Fácil de limpar e de guardar.
Uma boa ideia de presente.
Devolução grátis em até trinta dias.
Disponível em vários tamanhos.
Peças de reposição por dez anos.`,
  it: `Pensato per l’uso di ogni giorno.
Spedizione entro due giorni lavorativi.
Con due anni di garanzia.
Il nostro team lo ha provato per tre mesi.
Consegna in un imballaggio senza plastica.
Prodotto in piccole serie.
Una delle scelte preferite del nostro negozio.
Facile da pulire e da riporre.
Una buona idea regalo.
Reso gratuito entro trenta giorni.
Disponibile in varie misure.
Ricambi disponibili per dieci anni.`,
  nl: `Gemaakt voor dagelijks gebruik.
Verzending binnen twee werkdagen.
Met twee jaar garantie.
Drie maanden door ons team getest.
Geleverd in een verpakking zonder plastic.
In kleine series ontworpen.
Al jaren een favoriet in onze winkel.
Makkelijk schoon te maken en op te bergen.
Een goed cadeau voor wie alles al heeft.
Gratis retour binnen dertig dagen.
Verkrijgbaar in verschillende maten.
Tien jaar lang onderdelen op voorraad.`,
  pl: `Do codziennego użytku.
Wysyłka w ciągu dwóch dni roboczych.
Z dwuletnią gwarancją.
Sprawdzone przez nasz zespół przez trzy miesiące.
Dostawa w opakowaniu bez plastiku.
Produkcja w małych seriach.
Jeden z ulubionych wyborów w naszym sklepie.
Łatwe czyszczenie i przechowywanie.
Dobry pomysł na prezent.
Bezpłatny zwrot w ciągu trzydziestu dni.
Dostępne w kilku rozmiarach.
Części zamienne dostępne przez dziesięć lat.`,
  zh: `适合日常使用。
两个工作日内发货。
享受两年质保。
我们的团队试用了三个月。
采用无塑料包装配送。
小批量精心制作。
本店热销款。
易清洁，好收纳。
送礼的好选择。
三十天内免费退货。
多种尺寸可选。
十年内供应配件。`,
  ja: `毎日の暮らしに使いやすい一品です。
二営業日以内に発送します。
二年間の保証が付いています。
当店のスタッフが三か月使って確かめました。
プラスチックを使わない包装でお届けします。
少量ずつ丁寧に作っています。
当店の人気商品です。
お手入れも収納も簡単です。
贈り物にも喜ばれます。
三十日以内なら無料で返品できます。
いくつかのサイズからお選びいただけます。
交換部品は十年間ご用意しています。`,
};
