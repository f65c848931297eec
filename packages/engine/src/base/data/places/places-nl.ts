/**
 * Places of NL: city, region, region code, postal pattern, telephone pattern, time zone, latitude, longitude, weight in
 * thousands of people. `#` is any digit. A large city may take several lines. The order is part of what a seed yields.
 * The subscriber number begins with 0, which no Dutch one does.
 */
export const places = `Amsterdam	Noord-Holland	NH	1012 LG	020 0## ####	Europe/Amsterdam	52.3740	4.8970	220
Amsterdam	Noord-Holland	NH	1054 RK	020 0## ####	Europe/Amsterdam	52.3640	4.8690	230
Amsterdam	Noord-Holland	NH	1091 GH	020 0## ####	Europe/Amsterdam	52.3560	4.9110	220
Amsterdam	Noord-Holland	NH	1031 HD	020 0## ####	Europe/Amsterdam	52.3850	4.9120	210
Rotterdam	Zuid-Holland	ZH	3011 BN	010 0## ####	Europe/Amsterdam	51.9200	4.4860	220
Rotterdam	Zuid-Holland	ZH	3022 CK	010 0## ####	Europe/Amsterdam	51.9150	4.4530	220
Rotterdam	Zuid-Holland	ZH	3072 AP	010 0## ####	Europe/Amsterdam	51.9050	4.4990	220
Den Haag	Zuid-Holland	ZH	2511 CV	070 0## ####	Europe/Amsterdam	52.0780	4.3120	190
Den Haag	Zuid-Holland	ZH	2563 BG	070 0## ####	Europe/Amsterdam	52.0700	4.2760	180
Den Haag	Zuid-Holland	ZH	2596 HJ	070 0## ####	Europe/Amsterdam	52.0980	4.3120	180
Utrecht	Utrecht	UT	3511 LX	030 0## ####	Europe/Amsterdam	52.0930	5.1180	180
Utrecht	Utrecht	UT	3572 BR	030 0## ####	Europe/Amsterdam	52.1010	5.1290	185
Eindhoven	Noord-Brabant	NB	5611 EM	040 0## ####	Europe/Amsterdam	51.4370	5.4780	243
Groningen	Groningen	GR	9711 NP	050 0## ####	Europe/Amsterdam	53.2190	6.5670	238
Tilburg	Noord-Brabant	NB	5038 EA	013 0## ####	Europe/Amsterdam	51.5560	5.0910	227
Almere	Flevoland	FL	1315 HR	036 0## ####	Europe/Amsterdam	52.3700	5.2150	222
Breda	Noord-Brabant	NB	4811 XC	076 0## ####	Europe/Amsterdam	51.5890	4.7760	186
Nijmegen	Gelderland	GE	6511 PP	024 0## ####	Europe/Amsterdam	51.8460	5.8640	182
Apeldoorn	Gelderland	GE	7311 KZ	055 0## ####	Europe/Amsterdam	52.2150	5.9630	167
Arnhem	Gelderland	GE	6811 DG	026 0## ####	Europe/Amsterdam	51.9830	5.9110	165
Haarlem	Noord-Holland	NH	2011 RD	023 0## ####	Europe/Amsterdam	52.3810	4.6370	165
Haarlemmermeer	Noord-Holland	NH	2132 TZ	023 0## ####	Europe/Amsterdam	52.3030	4.6890	162
Enschede	Overijssel	OV	7511 HN	053 0## ####	Europe/Amsterdam	52.2210	6.8940	161
Amersfoort	Utrecht	UT	3811 LM	033 0## ####	Europe/Amsterdam	52.1560	5.3870	160
Zaanstad	Noord-Holland	NH	1506 GT	075 0## ####	Europe/Amsterdam	52.4390	4.8130	158
’s-Hertogenbosch	Noord-Brabant	NB	5211 JV	073 0## ####	Europe/Amsterdam	51.6880	5.3040	158
Zwolle	Overijssel	OV	8011 NW	038 0## ####	Europe/Amsterdam	52.5120	6.0940	132
Leiden	Zuid-Holland	ZH	2312 HL	071 0## ####	Europe/Amsterdam	52.1600	4.4930	127
Zoetermeer	Zuid-Holland	ZH	2711 EC	079 0## ####	Europe/Amsterdam	52.0600	4.4940	127
Leeuwarden	Friesland	FR	8911 KH	058 0## ####	Europe/Amsterdam	53.2010	5.7990	126
Maastricht	Limburg	LI	6211 CK	043 0## ####	Europe/Amsterdam	50.8490	5.6890	122
Dordrecht	Zuid-Holland	ZH	3311 NR	078 0## ####	Europe/Amsterdam	51.8130	4.6690	121
Ede	Gelderland	GE	6711 PG	0318 0## ###	Europe/Amsterdam	52.0450	5.6650	121
Alphen aan den Rijn	Zuid-Holland	ZH	2406 LD	0172 0## ###	Europe/Amsterdam	52.1280	4.6580	114
Alkmaar	Noord-Holland	NH	1811 KG	072 0## ####	Europe/Amsterdam	52.6320	4.7480	111
Emmen	Drenthe	DR	7811 AP	0591 0## ###	Europe/Amsterdam	52.7850	6.8970	108
Delft	Zuid-Holland	ZH	2611 GM	015 0## ####	Europe/Amsterdam	52.0120	4.3590	106
Deventer	Overijssel	OV	7411 KV	0570 0## ###	Europe/Amsterdam	52.2550	6.1590	103
Venlo	Limburg	LI	5911 HK	077 0## ####	Europe/Amsterdam	51.3700	6.1720	103
Helmond	Noord-Brabant	NB	5701 RK	0492 0## ###	Europe/Amsterdam	51.4790	5.6570	95
Oss	Noord-Brabant	NB	5341 CW	0412 0## ###	Europe/Amsterdam	51.7650	5.5180	94
Amstelveen	Noord-Holland	NH	1181 LR	020 0## ####	Europe/Amsterdam	52.3030	4.8630	94
Hilversum	Noord-Holland	NH	1211 BA	035 0## ####	Europe/Amsterdam	52.2230	5.1760	93
Heerlen	Limburg	LI	6411 LN	045 0## ####	Europe/Amsterdam	50.8880	5.9800	87
Sittard	Limburg	LI	6131 EN	046 0## ####	Europe/Amsterdam	51.0000	5.8690	92
Purmerend	Noord-Holland	NH	1441 DP	0299 0## ###	Europe/Amsterdam	52.5050	4.9590	94
Roosendaal	Noord-Brabant	NB	4701 GT	0165 0## ###	Europe/Amsterdam	51.5310	4.4650	78
Schiedam	Zuid-Holland	ZH	3111 BS	010 0## ####	Europe/Amsterdam	51.9170	4.3990	81
Lelystad	Flevoland	FL	8232 VT	0320 0## ###	Europe/Amsterdam	52.5080	5.4750	83
Hoorn	Noord-Holland	NH	1621 EK	0229 0## ###	Europe/Amsterdam	52.6420	5.0600	75
Vlaardingen	Zuid-Holland	ZH	3131 BX	010 0## ####	Europe/Amsterdam	51.9120	4.3420	75
Almelo	Overijssel	OV	7607 EB	0546 0## ###	Europe/Amsterdam	52.3570	6.6620	73
Gouda	Zuid-Holland	ZH	2801 JG	0182 0## ###	Europe/Amsterdam	52.0110	4.7100	75
Assen	Drenthe	DR	9401 HK	0592 0## ###	Europe/Amsterdam	52.9930	6.5620	69
Bergen op Zoom	Noord-Brabant	NB	4611 NR	0164 0## ###	Europe/Amsterdam	51.4950	4.2910	69
Capelle aan den IJssel	Zuid-Holland	ZH	2901 BG	010 0## ####	Europe/Amsterdam	51.9290	4.5780	67
Veenendaal	Utrecht	UT	3901 GC	0318 0## ###	Europe/Amsterdam	52.0280	5.5580	68
Katwijk	Zuid-Holland	ZH	2225 GA	071 0## ####	Europe/Amsterdam	52.2030	4.3980	66
Zeist	Utrecht	UT	3701 BP	030 0## ####	Europe/Amsterdam	52.0890	5.2320	66
Nieuwegein	Utrecht	UT	3431 JR	030 0## ####	Europe/Amsterdam	52.0290	5.0810	65
Roermond	Limburg	LI	6041 GH	0475 0## ###	Europe/Amsterdam	51.1940	5.9870	59
Den Helder	Noord-Holland	NH	1781 KB	0223 0## ###	Europe/Amsterdam	52.9560	4.7600	56
Doetinchem	Gelderland	GE	7001 AN	0314 0## ###	Europe/Amsterdam	51.9650	6.2890	59
Hoogeveen	Drenthe	DR	7902 CK	0528 0## ###	Europe/Amsterdam	52.7230	6.4760	56
Terneuzen	Zeeland	ZE	4531 EP	0115 0## ###	Europe/Amsterdam	51.3350	3.8280	54
Kampen	Overijssel	OV	8261 GD	038 0## ####	Europe/Amsterdam	52.5550	5.9110	55
Middelburg	Zeeland	ZE	4331 BL	0118 0## ###	Europe/Amsterdam	51.4990	3.6110	49
Harderwijk	Gelderland	GE	3841 DG	0341 0## ###	Europe/Amsterdam	52.3480	5.6200	49
Vlissingen	Zeeland	ZE	4381 EH	0118 0## ###	Europe/Amsterdam	51.4430	3.5740	45
Sneek	Friesland	FR	8601 BL	0515 0## ###	Europe/Amsterdam	53.0330	5.6580	34
Tiel	Gelderland	GE	4001 KS	0344 0## ###	Europe/Amsterdam	51.8860	5.4290	42
Zutphen	Gelderland	GE	7201 DN	0575 0## ###	Europe/Amsterdam	52.1410	6.1960	48
Meppel	Drenthe	DR	7941 LB	0522 0## ###	Europe/Amsterdam	52.6960	6.1940	35`;
