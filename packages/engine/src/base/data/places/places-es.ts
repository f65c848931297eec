/**
 * Places of ES: city, region, region code, postal pattern, telephone pattern, time zone, latitude, longitude, weight in
 * thousands of people. `#` is any digit. A large city may take several lines. The order is part of what a seed yields.
 * Spain keeps no range for fiction and may assign any number of a province, 0 in front included. The numbers here carry
 * 929, 940, 970 and 989: of the same form and zone, yet given to no province, so that they reach nobody.
 */
export const places = `Madrid	Comunidad de Madrid	MD	2801#	929 ## ## ##	Europe/Madrid	40.4168	-3.7038	3330
Barcelona	Cataluña	CT	0801#	970 ## ## ##	Europe/Madrid	41.3874	2.1686	1660
Valencia	Comunitat Valenciana	VC	4601#	929 ## ## ##	Europe/Madrid	39.4699	-0.3763	807
Sevilla	Andalucía	AN	4101#	929 ## ## ##	Europe/Madrid	37.3891	-5.9845	685
Zaragoza	Aragón	AR	5001#	970 ## ## ##	Europe/Madrid	41.6488	-0.8891	683
Málaga	Andalucía	AN	2901#	929 ## ## ##	Europe/Madrid	36.7213	-4.4214	588
Murcia	Región de Murcia	MC	30005	929 ## ## ##	Europe/Madrid	37.9922	-1.1307	470
Palma	Illes Balears	IB	07012	970 ## ## ##	Europe/Madrid	39.5696	2.6502	430
Las Palmas de Gran Canaria	Canarias	CN	3501#	929 ## ## ##	Atlantic/Canary	28.1235	-15.4363	380
Alicante	Comunitat Valenciana	VC	03004	929 ## ## ##	Europe/Madrid	38.3452	-0.4810	350
Bilbao	País Vasco	PV	48009	940 ## ## ##	Europe/Madrid	43.2630	-2.9350	347
Córdoba	Andalucía	AN	14004	929 ## ## ##	Europe/Madrid	37.8882	-4.7794	323
Valladolid	Castilla y León	CL	47004	989 ## ## ##	Europe/Madrid	41.6523	-4.7245	298
Vigo	Galicia	GA	36202	989 ## ## ##	Europe/Madrid	42.2406	-8.7207	293
Gijón	Principado de Asturias	AS	33205	989 ## ## ##	Europe/Madrid	43.5322	-5.6611	268
L’Hospitalet de Llobregat	Cataluña	CT	08901	970 ## ## ##	Europe/Madrid	41.3597	2.0997	276
Vitoria-Gasteiz	País Vasco	PV	01005	940 ## ## ##	Europe/Madrid	42.8467	-2.6716	256
A Coruña	Galicia	GA	15004	989 ## ## ##	Europe/Madrid	43.3623	-8.4115	247
Granada	Andalucía	AN	18009	929 ## ## ##	Europe/Madrid	37.1773	-3.5986	230
Elche	Comunitat Valenciana	VC	03203	929 ## ## ##	Europe/Madrid	38.2699	-0.7126	238
Oviedo	Principado de Asturias	AS	33003	989 ## ## ##	Europe/Madrid	43.3619	-5.8494	215
Cartagena	Región de Murcia	MC	30203	929 ## ## ##	Europe/Madrid	37.6257	-0.9966	218
Jerez de la Frontera	Andalucía	AN	11403	929 ## ## ##	Europe/Madrid	36.6850	-6.1261	213
Pamplona	Comunidad Foral de Navarra	NC	31002	940 ## ## ##	Europe/Madrid	42.8125	-1.6458	206
Almería	Andalucía	AN	04004	929 ## ## ##	Europe/Madrid	36.8340	-2.4637	200
Móstoles	Comunidad de Madrid	MD	28933	929 ## ## ##	Europe/Madrid	40.3223	-3.8649	212
Donostia-San Sebastián	País Vasco	PV	20004	940 ## ## ##	Europe/Madrid	43.3183	-1.9812	189
Santander	Cantabria	CB	39002	940 ## ## ##	Europe/Madrid	43.4623	-3.8100	173
Burgos	Castilla y León	CL	09003	940 ## ## ##	Europe/Madrid	42.3439	-3.6969	174
Albacete	Castilla-La Mancha	CM	02002	929 ## ## ##	Europe/Madrid	38.9943	-1.8585	173
Castellón de la Plana	Comunitat Valenciana	VC	12003	929 ## ## ##	Europe/Madrid	39.9864	-0.0513	174
San Cristóbal de La Laguna	Canarias	CN	38201	929 ## ## ##	Atlantic/Canary	28.4874	-16.3159	159
Santa Cruz de Tenerife	Canarias	CN	38003	929 ## ## ##	Atlantic/Canary	28.4636	-16.2518	209
Logroño	La Rioja	RI	26003	940 ## ## ##	Europe/Madrid	42.4627	-2.4450	150
Badajoz	Extremadura	EX	06002	929 ## ## ##	Europe/Madrid	38.8794	-6.9707	150
Salamanca	Castilla y León	CL	37002	989 ## ## ##	Europe/Madrid	40.9701	-5.6635	144
Huelva	Andalucía	AN	21003	929 ## ## ##	Europe/Madrid	37.2614	-6.9447	142
Lleida	Cataluña	CT	25003	970 ## ## ##	Europe/Madrid	41.6176	0.6200	141
Tarragona	Cataluña	CT	43003	970 ## ## ##	Europe/Madrid	41.1189	1.2445	138
León	Castilla y León	CL	24002	989 ## ## ##	Europe/Madrid	42.5987	-5.5671	122
Cádiz	Andalucía	AN	11004	929 ## ## ##	Europe/Madrid	36.5271	-6.2886	111
Jaén	Andalucía	AN	23003	929 ## ## ##	Europe/Madrid	37.7796	-3.7849	111
Ourense	Galicia	GA	32003	989 ## ## ##	Europe/Madrid	42.3358	-7.8639	104
Girona	Cataluña	CT	17004	970 ## ## ##	Europe/Madrid	41.9794	2.8214	103
Lugo	Galicia	GA	27002	989 ## ## ##	Europe/Madrid	43.0097	-7.5567	98
Santiago de Compostela	Galicia	GA	15701	989 ## ## ##	Europe/Madrid	42.8782	-8.5448	98
Cáceres	Extremadura	EX	10003	929 ## ## ##	Europe/Madrid	39.4753	-6.3724	96
Guadalajara	Castilla-La Mancha	CM	19002	940 ## ## ##	Europe/Madrid	40.6327	-3.1669	90
Toledo	Castilla-La Mancha	CM	45003	929 ## ## ##	Europe/Madrid	39.8628	-4.0273	86
Pontevedra	Galicia	GA	36002	989 ## ## ##	Europe/Madrid	42.4310	-8.6444	83
Palencia	Castilla y León	CL	34002	989 ## ## ##	Europe/Madrid	42.0096	-4.5288	77
Ciudad Real	Castilla-La Mancha	CM	13003	929 ## ## ##	Europe/Madrid	38.9848	-3.9274	75
Zamora	Castilla y León	CL	49003	989 ## ## ##	Europe/Madrid	41.5036	-5.7446	59
Mérida	Extremadura	EX	06800	929 ## ## ##	Europe/Madrid	38.9161	-6.3437	60
Ávila	Castilla y León	CL	05002	929 ## ## ##	Europe/Madrid	40.6565	-4.6818	57
Cuenca	Castilla-La Mancha	CM	16003	929 ## ## ##	Europe/Madrid	40.0704	-2.1374	53
Huesca	Aragón	AR	22002	970 ## ## ##	Europe/Madrid	42.1401	-0.4089	53
Segovia	Castilla y León	CL	40002	929 ## ## ##	Europe/Madrid	40.9429	-4.1088	51
Soria	Castilla y León	CL	42002	970 ## ## ##	Europe/Madrid	41.7666	-2.4790	40
Teruel	Aragón	AR	44002	970 ## ## ##	Europe/Madrid	40.3456	-1.1065	36
Marbella	Andalucía	AN	29601	929 ## ## ##	Europe/Madrid	36.5101	-4.8825	156
Alcalá de Henares	Comunidad de Madrid	MD	28804	929 ## ## ##	Europe/Madrid	40.4820	-3.3635	199
Getafe	Comunidad de Madrid	MD	28901	929 ## ## ##	Europe/Madrid	40.3083	-3.7327	185
Terrassa	Cataluña	CT	08222	970 ## ## ##	Europe/Madrid	41.5632	2.0089	225
Sabadell	Cataluña	CT	08203	970 ## ## ##	Europe/Madrid	41.5486	2.1074	218
Badalona	Cataluña	CT	08911	970 ## ## ##	Europe/Madrid	41.4500	2.2474	224
Reus	Cataluña	CT	43203	970 ## ## ##	Europe/Madrid	41.1561	1.1069	108
Torrevieja	Comunitat Valenciana	VC	03181	929 ## ## ##	Europe/Madrid	37.9787	-0.6822	90
Ponferrada	Castilla y León	CL	24402	989 ## ## ##	Europe/Madrid	42.5499	-6.5983	63
Avilés	Principado de Asturias	AS	33401	989 ## ## ##	Europe/Madrid	43.5560	-5.9222	75`;
