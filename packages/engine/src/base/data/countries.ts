/** Countries: ISO 3166-1 alpha-2, alpha-3, English name, currency, calling code, main language, main time zone. */
export const countries = `US	USA	United States	USD	+1	en	America/New_York
DE	DEU	Germany	EUR	+49	de	Europe/Berlin
FR	FRA	France	EUR	+33	fr	Europe/Paris
ES	ESP	Spain	EUR	+34	es	Europe/Madrid
BR	BRA	Brazil	BRL	+55	pt	America/Sao_Paulo
JP	JPN	Japan	JPY	+81	ja	Asia/Tokyo
GB	GBR	United Kingdom	GBP	+44	en	Europe/London
IE	IRL	Ireland	EUR	+353	en	Europe/Dublin
CA	CAN	Canada	CAD	+1	en	America/Toronto
AU	AUS	Australia	AUD	+61	en	Australia/Sydney
NZ	NZL	New Zealand	NZD	+64	en	Pacific/Auckland
MX	MEX	Mexico	MXN	+52	es	America/Mexico_City
AR	ARG	Argentina	ARS	+54	es	America/Argentina/Buenos_Aires
CL	CHL	Chile	CLP	+56	es	America/Santiago
CO	COL	Colombia	COP	+57	es	America/Bogota
PE	PER	Peru	PEN	+51	es	America/Lima
EC	ECU	Ecuador	USD	+593	es	America/Guayaquil
UY	URY	Uruguay	UYU	+598	es	America/Montevideo
PY	PRY	Paraguay	PYG	+595	es	America/Asuncion
BO	BOL	Bolivia	BOB	+591	es	America/La_Paz
CR	CRI	Costa Rica	CRC	+506	es	America/Costa_Rica
PA	PAN	Panama	PAB	+507	es	America/Panama
GT	GTM	Guatemala	GTQ	+502	es	America/Guatemala
DO	DOM	Dominican Republic	DOP	+1	es	America/Santo_Domingo
PT	PRT	Portugal	EUR	+351	pt	Europe/Lisbon
IT	ITA	Italy	EUR	+39	it	Europe/Rome
NL	NLD	Netherlands	EUR	+31	nl	Europe/Amsterdam
BE	BEL	Belgium	EUR	+32	nl	Europe/Brussels
LU	LUX	Luxembourg	EUR	+352	fr	Europe/Luxembourg
CH	CHE	Switzerland	CHF	+41	de	Europe/Zurich
AT	AUT	Austria	EUR	+43	de	Europe/Vienna
DK	DNK	Denmark	DKK	+45	da	Europe/Copenhagen
SE	SWE	Sweden	SEK	+46	sv	Europe/Stockholm
NO	NOR	Norway	NOK	+47	nb	Europe/Oslo
FI	FIN	Finland	EUR	+358	fi	Europe/Helsinki
IS	ISL	Iceland	ISK	+354	is	Atlantic/Reykjavik
PL	POL	Poland	PLN	+48	pl	Europe/Warsaw
CZ	CZE	Czechia	CZK	+420	cs	Europe/Prague
SK	SVK	Slovakia	EUR	+421	sk	Europe/Bratislava
HU	HUN	Hungary	HUF	+36	hu	Europe/Budapest
RO	ROU	Romania	RON	+40	ro	Europe/Bucharest
BG	BGR	Bulgaria	EUR	+359	bg	Europe/Sofia
GR	GRC	Greece	EUR	+30	el	Europe/Athens
HR	HRV	Croatia	EUR	+385	hr	Europe/Zagreb
SI	SVN	Slovenia	EUR	+386	sl	Europe/Ljubljana
RS	SRB	Serbia	RSD	+381	sr	Europe/Belgrade
EE	EST	Estonia	EUR	+372	et	Europe/Tallinn
LV	LVA	Latvia	EUR	+371	lv	Europe/Riga
LT	LTU	Lithuania	EUR	+370	lt	Europe/Vilnius
MT	MLT	Malta	EUR	+356	mt	Europe/Malta
CY	CYP	Cyprus	EUR	+357	el	Asia/Nicosia
UA	UKR	Ukraine	UAH	+380	uk	Europe/Kyiv
TR	TUR	Türkiye	TRY	+90	tr	Europe/Istanbul
IL	ISR	Israel	ILS	+972	he	Asia/Jerusalem
AE	ARE	United Arab Emirates	AED	+971	ar	Asia/Dubai
SA	SAU	Saudi Arabia	SAR	+966	ar	Asia/Riyadh
EG	EGY	Egypt	EGP	+20	ar	Africa/Cairo
MA	MAR	Morocco	MAD	+212	ar	Africa/Casablanca
TN	TUN	Tunisia	TND	+216	ar	Africa/Tunis
ZA	ZAF	South Africa	ZAR	+27	en	Africa/Johannesburg
NG	NGA	Nigeria	NGN	+234	en	Africa/Lagos
KE	KEN	Kenya	KES	+254	sw	Africa/Nairobi
GH	GHA	Ghana	GHS	+233	en	Africa/Accra
SN	SEN	Senegal	XOF	+221	fr	Africa/Dakar
IN	IND	India	INR	+91	hi	Asia/Kolkata
PK	PAK	Pakistan	PKR	+92	ur	Asia/Karachi
BD	BGD	Bangladesh	BDT	+880	bn	Asia/Dhaka
LK	LKA	Sri Lanka	LKR	+94	si	Asia/Colombo
CN	CHN	China	CNY	+86	zh	Asia/Shanghai
TW	TWN	Taiwan	TWD	+886	zh	Asia/Taipei
HK	HKG	Hong Kong	HKD	+852	zh	Asia/Hong_Kong
KR	KOR	South Korea	KRW	+82	ko	Asia/Seoul
SG	SGP	Singapore	SGD	+65	en	Asia/Singapore
MY	MYS	Malaysia	MYR	+60	ms	Asia/Kuala_Lumpur
TH	THA	Thailand	THB	+66	th	Asia/Bangkok
VN	VNM	Vietnam	VND	+84	vi	Asia/Ho_Chi_Minh
ID	IDN	Indonesia	IDR	+62	id	Asia/Jakarta
PH	PHL	Philippines	PHP	+63	fil	Asia/Manila
KZ	KAZ	Kazakhstan	KZT	+7	kk	Asia/Almaty`;
