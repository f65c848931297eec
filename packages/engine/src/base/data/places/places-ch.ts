/**
 * Places of CH: city, region, region code, postal pattern, telephone pattern, time zone, latitude, longitude, weight in
 * thousands of people. `#` is any digit. A large city may take several lines. The order is part of what a seed yields.
 * The subscriber number begins with 0, which no Swiss one does.
 */
export const places = `Zürich	Zürich	ZH	8001	044 0## ## ##	Europe/Zurich	47.3717	8.5422	60
Zürich	Zürich	ZH	8004	044 0## ## ##	Europe/Zurich	47.3776	8.5247	90
Zürich	Zürich	ZH	8005	044 0## ## ##	Europe/Zurich	47.3872	8.5190	80
Zürich	Zürich	ZH	8032	044 0## ## ##	Europe/Zurich	47.3640	8.5690	80
Zürich	Zürich	ZH	8050	044 0## ## ##	Europe/Zurich	47.4110	8.5440	100
Genf	Genf	GE	1201	022 0## ## ##	Europe/Zurich	46.2080	6.1420	100
Genf	Genf	GE	1205	022 0## ## ##	Europe/Zurich	46.1930	6.1420	100
Basel	Basel-Stadt	BS	4051	061 0## ## ##	Europe/Zurich	47.5550	7.5840	90
Basel	Basel-Stadt	BS	4057	061 0## ## ##	Europe/Zurich	47.5690	7.5930	85
Lausanne	Waadt	VD	1004	021 0## ## ##	Europe/Zurich	46.5260	6.6180	70
Lausanne	Waadt	VD	1006	021 0## ## ##	Europe/Zurich	46.5110	6.6350	70
Bern	Bern	BE	3007	031 0## ## ##	Europe/Zurich	46.9400	7.4330	70
Bern	Bern	BE	3011	031 0## ## ##	Europe/Zurich	46.9480	7.4474	65
Winterthur	Zürich	ZH	8400	052 0## ## ##	Europe/Zurich	47.4988	8.7241	115
Luzern	Luzern	LU	6003	041 0## ## ##	Europe/Zurich	47.0480	8.3050	82
St. Gallen	St. Gallen	SG	9000	071 0## ## ##	Europe/Zurich	47.4245	9.3767	76
Lugano	Tessin	TI	6900	091 0## ## ##	Europe/Zurich	46.0037	8.9511	62
Biel/Bienne	Bern	BE	2502	032 0## ## ##	Europe/Zurich	47.1368	7.2468	55
Thun	Bern	BE	3600	033 0## ## ##	Europe/Zurich	46.7580	7.6280	44
Köniz	Bern	BE	3098	031 0## ## ##	Europe/Zurich	46.9244	7.4146	43
Freiburg	Freiburg	FR	1700	026 0## ## ##	Europe/Zurich	46.8065	7.1620	38
La Chaux-de-Fonds	Neuenburg	NE	2300	032 0## ## ##	Europe/Zurich	47.1035	6.8327	37
Schaffhausen	Schaffhausen	SH	8200	052 0## ## ##	Europe/Zurich	47.6970	8.6344	37
Chur	Graubünden	GR	7000	081 0## ## ##	Europe/Zurich	46.8508	9.5320	38
Vernier	Genf	GE	1214	022 0## ## ##	Europe/Zurich	46.2171	6.0850	35
Uster	Zürich	ZH	8610	044 0## ## ##	Europe/Zurich	47.3471	8.7209	36
Sitten	Wallis	VS	1950	027 0## ## ##	Europe/Zurich	46.2331	7.3606	35
Neuenburg	Neuenburg	NE	2000	032 0## ## ##	Europe/Zurich	46.9900	6.9293	33
Lancy	Genf	GE	1212	022 0## ## ##	Europe/Zurich	46.1900	6.1170	33
Zug	Zug	ZG	6300	041 0## ## ##	Europe/Zurich	47.1662	8.5155	31
Yverdon-les-Bains	Waadt	VD	1400	024 0## ## ##	Europe/Zurich	46.7785	6.6411	30
Emmen	Luzern	LU	6020	041 0## ## ##	Europe/Zurich	47.0780	8.3000	31
Dübendorf	Zürich	ZH	8600	044 0## ## ##	Europe/Zurich	47.3972	8.6187	30
Kriens	Luzern	LU	6010	041 0## ## ##	Europe/Zurich	47.0350	8.2800	28
Rapperswil-Jona	St. Gallen	SG	8640	055 0## ## ##	Europe/Zurich	47.2266	8.8184	28
Dietikon	Zürich	ZH	8953	044 0## ## ##	Europe/Zurich	47.4017	8.4001	28
Montreux	Waadt	VD	1820	021 0## ## ##	Europe/Zurich	46.4312	6.9107	26
Frauenfeld	Thurgau	TG	8500	052 0## ## ##	Europe/Zurich	47.5536	8.8988	26
Wetzikon	Zürich	ZH	8620	044 0## ## ##	Europe/Zurich	47.3264	8.7978	26
Wil	St. Gallen	SG	9500	071 0## ## ##	Europe/Zurich	47.4615	9.0455	24
Baar	Zug	ZG	6340	041 0## ## ##	Europe/Zurich	47.1963	8.5266	25
Bulle	Freiburg	FR	1630	026 0## ## ##	Europe/Zurich	46.6195	7.0567	25
Wädenswil	Zürich	ZH	8820	044 0## ## ##	Europe/Zurich	47.2268	8.6688	25
Horgen	Zürich	ZH	8810	044 0## ## ##	Europe/Zurich	47.2598	8.5978	23
Carouge	Genf	GE	1227	022 0## ## ##	Europe/Zurich	46.1810	6.1390	22
Kreuzlingen	Thurgau	TG	8280	071 0## ## ##	Europe/Zurich	47.6500	9.1750	22
Aarau	Aargau	AG	5000	062 0## ## ##	Europe/Zurich	47.3925	8.0444	22
Riehen	Basel-Stadt	BS	4125	061 0## ## ##	Europe/Zurich	47.5789	7.6469	22
Baden	Aargau	AG	5400	056 0## ## ##	Europe/Zurich	47.4733	8.3059	23
Allschwil	Basel-Landschaft	BL	4123	061 0## ## ##	Europe/Zurich	47.5508	7.5360	22
Wettingen	Aargau	AG	5430	056 0## ## ##	Europe/Zurich	47.4664	8.3264	21
Nyon	Waadt	VD	1260	022 0## ## ##	Europe/Zurich	46.3833	6.2396	22
Bellinzona	Tessin	TI	6500	091 0## ## ##	Europe/Zurich	46.1946	9.0244	44
Kloten	Zürich	ZH	8302	044 0## ## ##	Europe/Zurich	47.4515	8.5849	20
Reinach	Basel-Landschaft	BL	4153	061 0## ## ##	Europe/Zurich	47.4930	7.5920	19
Olten	Solothurn	SO	4600	062 0## ## ##	Europe/Zurich	47.3497	7.9033	19
Gossau	St. Gallen	SG	9200	071 0## ## ##	Europe/Zurich	47.4156	9.2500	18
Solothurn	Solothurn	SO	4500	032 0## ## ##	Europe/Zurich	47.2088	7.5323	17
Locarno	Tessin	TI	6600	091 0## ## ##	Europe/Zurich	46.1709	8.7995	16
Burgdorf	Bern	BE	3400	034 0## ## ##	Europe/Zurich	47.0590	7.6240	17
Langenthal	Bern	BE	4900	062 0## ## ##	Europe/Zurich	47.2145	7.7890	16
Schwyz	Schwyz	SZ	6430	041 0## ## ##	Europe/Zurich	47.0207	8.6530	15
Sierre	Wallis	VS	3960	027 0## ## ##	Europe/Zurich	46.2919	7.5356	17
Martigny	Wallis	VS	1920	027 0## ## ##	Europe/Zurich	46.1028	7.0724	19
Herisau	Appenzell Ausserrhoden	AR	9100	071 0## ## ##	Europe/Zurich	47.3861	9.2792	16
Brig-Glis	Wallis	VS	3900	027 0## ## ##	Europe/Zurich	46.3167	7.9878	13
Delsberg	Jura	JU	2800	032 0## ## ##	Europe/Zurich	47.3650	7.3440	13
Liestal	Basel-Landschaft	BL	4410	061 0## ## ##	Europe/Zurich	47.4846	7.7345	15
Davos	Graubünden	GR	7270	081 0## ## ##	Europe/Zurich	46.8043	9.8372	11
Glarus	Glarus	GL	8750	055 0## ## ##	Europe/Zurich	47.0406	9.0681	13
Altdorf	Uri	UR	6460	041 0## ## ##	Europe/Zurich	46.8804	8.6444	10
Sarnen	Obwalden	OW	6060	041 0## ## ##	Europe/Zurich	46.8961	8.2453	10
Stans	Nidwalden	NW	6370	041 0## ## ##	Europe/Zurich	46.9580	8.3660	8
Appenzell	Appenzell Innerrhoden	AI	9050	071 0## ## ##	Europe/Zurich	47.3310	9.4100	6
Arbon	Thurgau	TG	9320	071 0## ## ##	Europe/Zurich	47.5167	9.4333	15
Interlaken	Bern	BE	3800	033 0## ## ##	Europe/Zurich	46.6863	7.8632	6`;
