/** Languages: BCP 47 primary tag, English name, own name. */
export const languages = `en	English	English
de	German	Deutsch
fr	French	français
es	Spanish	español
pt	Portuguese	português
ja	Japanese	日本語
it	Italian	italiano
nl	Dutch	Nederlands
da	Danish	dansk
sv	Swedish	svenska
nb	Norwegian Bokmål	norsk bokmål
fi	Finnish	suomi
is	Icelandic	íslenska
pl	Polish	polski
cs	Czech	čeština
sk	Slovak	slovenčina
hu	Hungarian	magyar
ro	Romanian	română
bg	Bulgarian	български
el	Greek	Ελληνικά
hr	Croatian	hrvatski
sl	Slovenian	slovenščina
sr	Serbian	српски
et	Estonian	eesti
lv	Latvian	latviešu
lt	Lithuanian	lietuvių
mt	Maltese	Malti
uk	Ukrainian	українська
tr	Turkish	Türkçe
he	Hebrew	עברית
ar	Arabic	العربية
sw	Swahili	Kiswahili
hi	Hindi	हिन्दी
ur	Urdu	اردو
bn	Bengali	বাংলা
si	Sinhala	සිංහල
zh	Chinese	中文
ko	Korean	한국어
ms	Malay	Bahasa Melayu
th	Thai	ไทย
vi	Vietnamese	Tiếng Việt
id	Indonesian	Bahasa Indonesia
fil	Filipino	Filipino
kk	Kazakh	қазақ тілі
ca	Catalan	català
eu	Basque	euskara
gl	Galician	galego
ga	Irish	Gaeilge
cy	Welsh	Cymraeg
lb	Luxembourgish	Lëtzebuergesch`;
