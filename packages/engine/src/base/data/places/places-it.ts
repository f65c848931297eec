/**
 * Places of IT: city, region, region code, postal pattern, telephone pattern, time zone, latitude, longitude, weight in
 * thousands of people. `#` is any digit. A large city may take several lines. The order is part of what a seed yields.
 * The subscriber number begins with 0, which no Italian one does. The region code is the sign of the province, as on letters.
 */
export const places = `Roma	Lazio	RM	00184	06 0#######	Europe/Rome	41.8930	12.4930	700
Roma	Lazio	RM	00153	06 0#######	Europe/Rome	41.8800	12.4720	700
Roma	Lazio	RM	00162	06 0#######	Europe/Rome	41.9190	12.5220	700
Roma	Lazio	RM	00146	06 0#######	Europe/Rome	41.8560	12.4690	660
Milano	Lombardia	MI	20121	02 0#######	Europe/Rome	45.4720	9.1900	350
Milano	Lombardia	MI	20144	02 0#######	Europe/Rome	45.4560	9.1640	350
Milano	Lombardia	MI	20131	02 0#######	Europe/Rome	45.4850	9.2180	350
Milano	Lombardia	MI	20159	02 0#######	Europe/Rome	45.4940	9.1880	320
Napoli	Campania	NA	80134	081 0######	Europe/Rome	40.8460	14.2490	310
Napoli	Campania	NA	80129	081 0######	Europe/Rome	40.8430	14.2280	310
Napoli	Campania	NA	80141	081 0######	Europe/Rome	40.8660	14.2690	300
Torino	Piemonte	TO	10121	011 0######	Europe/Rome	45.0680	7.6830	280
Torino	Piemonte	TO	10128	011 0######	Europe/Rome	45.0600	7.6680	290
Torino	Piemonte	TO	10153	011 0######	Europe/Rome	45.0690	7.7010	280
Palermo	Sicilia	PA	90133	091 0######	Europe/Rome	38.1157	13.3615	630
Genova	Liguria	GE	16121	010 0######	Europe/Rome	44.4056	8.9463	560
Bologna	Emilia-Romagna	BO	40121	051 0######	Europe/Rome	44.5000	11.3430	390
Firenze	Toscana	FI	50122	055 0######	Europe/Rome	43.7696	11.2558	360
Bari	Puglia	BA	70121	080 0######	Europe/Rome	41.1250	16.8660	316
Catania	Sicilia	CT	95124	095 0######	Europe/Rome	37.5079	15.0830	298
Verona	Veneto	VR	37121	045 0######	Europe/Rome	45.4384	10.9916	255
Venezia	Veneto	VE	30121	041 0######	Europe/Rome	45.4408	12.3155	250
Messina	Sicilia	ME	98122	090 0######	Europe/Rome	38.1938	15.5540	218
Padova	Veneto	PD	35121	049 0######	Europe/Rome	45.4064	11.8768	207
Trieste	Friuli-Venezia Giulia	TS	34121	040 0######	Europe/Rome	45.6495	13.7768	199
Brescia	Lombardia	BS	25121	030 0######	Europe/Rome	45.5416	10.2118	197
Parma	Emilia-Romagna	PR	43121	0521 0#####	Europe/Rome	44.8015	10.3279	197
Prato	Toscana	PO	59100	0574 0#####	Europe/Rome	43.8777	11.1022	195
Taranto	Puglia	TA	74121	099 0######	Europe/Rome	40.4762	17.2296	188
Modena	Emilia-Romagna	MO	41121	059 0######	Europe/Rome	44.6471	10.9252	185
Reggio Calabria	Calabria	RC	89125	0965 0#####	Europe/Rome	38.1113	15.6473	170
Reggio Emilia	Emilia-Romagna	RE	42121	0522 0#####	Europe/Rome	44.6983	10.6312	170
Perugia	Umbria	PG	06121	075 0######	Europe/Rome	43.1107	12.3908	162
Ravenna	Emilia-Romagna	RA	48121	0544 0#####	Europe/Rome	44.4184	12.2035	156
Livorno	Toscana	LI	57123	0586 0#####	Europe/Rome	43.5485	10.3106	153
Rimini	Emilia-Romagna	RN	47921	0541 0#####	Europe/Rome	44.0678	12.5695	150
Cagliari	Sardegna	CA	09124	070 0######	Europe/Rome	39.2238	9.1217	149
Foggia	Puglia	FG	71121	0881 0#####	Europe/Rome	41.4622	15.5446	146
Ferrara	Emilia-Romagna	FE	44121	0532 0#####	Europe/Rome	44.8381	11.6198	129
Salerno	Campania	SA	84121	089 0######	Europe/Rome	40.6824	14.7681	127
Latina	Lazio	LT	04100	0773 0#####	Europe/Rome	41.4677	12.9036	127
Monza	Lombardia	MB	20900	039 0######	Europe/Rome	45.5845	9.2744	122
Sassari	Sardegna	SS	07100	079 0######	Europe/Rome	40.7259	8.5557	121
Bergamo	Lombardia	BG	24121	035 0######	Europe/Rome	45.6983	9.6773	120
Pescara	Abruzzo	PE	65121	085 0######	Europe/Rome	42.4618	14.2161	118
Trento	Trentino-Alto Adige	TN	38122	0461 0#####	Europe/Rome	46.0748	11.1217	118
Forlì	Emilia-Romagna	FC	47121	0543 0#####	Europe/Rome	44.2227	12.0408	117
Siracusa	Sicilia	SR	96100	0931 0#####	Europe/Rome	37.0755	15.2866	116
Vicenza	Veneto	VI	36100	0444 0#####	Europe/Rome	45.5455	11.5354	110
Terni	Umbria	TR	05100	0744 0#####	Europe/Rome	42.5636	12.6427	107
Bolzano	Trentino-Alto Adige	BZ	39100	0471 0#####	Europe/Rome	46.4983	11.3548	107
Novara	Piemonte	NO	28100	0321 0#####	Europe/Rome	45.4469	8.6222	101
Piacenza	Emilia-Romagna	PC	29121	0523 0#####	Europe/Rome	45.0526	9.6930	102
Ancona	Marche	AN	60121	071 0######	Europe/Rome	43.6158	13.5189	98
Arezzo	Toscana	AR	52100	0575 0#####	Europe/Rome	43.4633	11.8796	97
Udine	Friuli-Venezia Giulia	UD	33100	0432 0#####	Europe/Rome	46.0711	13.2346	97
Andria	Puglia	BT	76123	0883 0#####	Europe/Rome	41.2270	16.2970	97
Pesaro	Marche	PU	61121	0721 0#####	Europe/Rome	43.9125	12.9155	95
Lecce	Puglia	LE	73100	0832 0#####	Europe/Rome	40.3515	18.1750	94
La Spezia	Liguria	SP	19121	0187 0#####	Europe/Rome	44.1025	9.8241	92
Alessandria	Piemonte	AL	15121	0131 0#####	Europe/Rome	44.9130	8.6150	91
Catanzaro	Calabria	CZ	88100	0961 0#####	Europe/Rome	38.9098	16.5877	85
Pisa	Toscana	PI	56125	050 0######	Europe/Rome	43.7228	10.4017	89
Lucca	Toscana	LU	55100	0583 0#####	Europe/Rome	43.8376	10.4951	89
Treviso	Veneto	TV	31100	0422 0#####	Europe/Rome	45.6669	12.2430	84
Brindisi	Puglia	BR	72100	0831 0#####	Europe/Rome	40.6327	17.9418	83
Como	Lombardia	CO	22100	031 0######	Europe/Rome	45.8081	9.0852	83
Grosseto	Toscana	GR	58100	0564 0#####	Europe/Rome	42.7635	11.1124	81
Varese	Lombardia	VA	21100	0332 0#####	Europe/Rome	45.8206	8.8251	79
Pavia	Lombardia	PV	27100	0382 0#####	Europe/Rome	45.1847	9.1582	71
Caserta	Campania	CE	81100	0823 0#####	Europe/Rome	41.0747	14.3324	73
Asti	Piemonte	AT	14100	0141 0#####	Europe/Rome	44.9007	8.2064	74
Ragusa	Sicilia	RG	97100	0932 0#####	Europe/Rome	36.9269	14.7255	73
Cremona	Lombardia	CR	26100	0372 0#####	Europe/Rome	45.1332	10.0227	71
L’Aquila	Abruzzo	AQ	67100	0862 0#####	Europe/Rome	42.3498	13.3995	70
Viterbo	Lazio	VT	01100	0761 0#####	Europe/Rome	42.4207	12.1077	66
Potenza	Basilicata	PZ	85100	0971 0#####	Europe/Rome	40.6404	15.8056	65
Matera	Basilicata	MT	75100	0835 0#####	Europe/Rome	40.6663	16.6043	60
Cosenza	Calabria	CS	87100	0984 0#####	Europe/Rome	39.2983	16.2537	64
Savona	Liguria	SV	17100	019 0######	Europe/Rome	44.3080	8.4810	59
Cuneo	Piemonte	CN	12100	0171 0#####	Europe/Rome	44.3845	7.5427	55
Siena	Toscana	SI	53100	0577 0#####	Europe/Rome	43.3188	11.3308	53
Pordenone	Friuli-Venezia Giulia	PN	33170	0434 0#####	Europe/Rome	45.9564	12.6615	51
Mantova	Lombardia	MN	46100	0376 0#####	Europe/Rome	45.1564	10.7914	49
Campobasso	Molise	CB	86100	0874 0#####	Europe/Rome	41.5603	14.6627	47
Aosta	Valle d’Aosta	AO	11100	0165 0#####	Europe/Rome	45.7370	7.3201	33`;
