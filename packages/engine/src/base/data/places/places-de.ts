/**
 * Places of DE: city, region, region code, postal pattern, telephone pattern, time zone, latitude, longitude, weight in
 * thousands of people. `#` is any digit. A large city may take several lines. The order is part of what a seed yields.
 * Telephone numbers of Berlin, Hamburg, Köln, Frankfurt and München lie in the ranges that the Bundesnetzagentur keeps for
 * drama; elsewhere the subscriber number begins with 0, which no German one does.
 */
export const places = `Berlin	Berlin	BE	10115	030 23125 ###	Europe/Berlin	52.5200	13.4050	900
Berlin	Berlin	BE	10437	030 23125 ###	Europe/Berlin	52.5426	13.4140	900
Berlin	Berlin	BE	10961	030 23125 ###	Europe/Berlin	52.4916	13.3967	950
Berlin	Berlin	BE	12043	030 23125 ###	Europe/Berlin	52.4811	13.4350	900
Hamburg	Hamburg	HH	20095	040 66969 ###	Europe/Berlin	53.5511	9.9937	600
Hamburg	Hamburg	HH	22765	040 66969 ###	Europe/Berlin	53.5526	9.9319	650
Hamburg	Hamburg	HH	22301	040 66969 ###	Europe/Berlin	53.5890	10.0020	640
München	Bayern	BY	80331	089 99998 ###	Europe/Berlin	48.1351	11.5820	500
München	Bayern	BY	80799	089 99998 ###	Europe/Berlin	48.1533	11.5770	500
München	Bayern	BY	81667	089 99998 ###	Europe/Berlin	48.1293	11.5990	500
Köln	Nordrhein-Westfalen	NW	50667	0221 4710 ###	Europe/Berlin	50.9375	6.9603	550
Köln	Nordrhein-Westfalen	NW	50823	0221 4710 ###	Europe/Berlin	50.9513	6.9245	530
Frankfurt am Main	Hessen	HE	60311	069 90009 ###	Europe/Berlin	50.1109	8.6821	390
Frankfurt am Main	Hessen	HE	60486	069 90009 ###	Europe/Berlin	50.1180	8.6390	380
Stuttgart	Baden-Württemberg	BW	70173	0711 0######	Europe/Berlin	48.7758	9.1829	630
Düsseldorf	Nordrhein-Westfalen	NW	40213	0211 0######	Europe/Berlin	51.2277	6.7735	620
Leipzig	Sachsen	SN	04109	0341 0######	Europe/Berlin	51.3397	12.3731	610
Dortmund	Nordrhein-Westfalen	NW	44137	0231 0######	Europe/Berlin	51.5136	7.4653	590
Essen	Nordrhein-Westfalen	NW	45127	0201 0######	Europe/Berlin	51.4556	7.0116	580
Bremen	Bremen	HB	28195	0421 0######	Europe/Berlin	53.0793	8.8017	570
Dresden	Sachsen	SN	01067	0351 0######	Europe/Berlin	51.0504	13.7373	560
Hannover	Niedersachsen	NI	30159	0511 0######	Europe/Berlin	52.3759	9.7320	540
Nürnberg	Bayern	BY	90402	0911 0######	Europe/Berlin	49.4521	11.0767	520
Duisburg	Nordrhein-Westfalen	NW	47051	0203 0######	Europe/Berlin	51.4344	6.7623	500
Bochum	Nordrhein-Westfalen	NW	44787	0234 0######	Europe/Berlin	51.4818	7.2162	365
Wuppertal	Nordrhein-Westfalen	NW	42103	0202 0######	Europe/Berlin	51.2562	7.1508	355
Bielefeld	Nordrhein-Westfalen	NW	33602	0521 0######	Europe/Berlin	52.0302	8.5325	335
Bonn	Nordrhein-Westfalen	NW	53111	0228 0######	Europe/Berlin	50.7374	7.0982	335
Münster	Nordrhein-Westfalen	NW	48143	0251 0######	Europe/Berlin	51.9607	7.6261	320
Mannheim	Baden-Württemberg	BW	68159	0621 0######	Europe/Berlin	49.4875	8.4660	315
Karlsruhe	Baden-Württemberg	BW	76133	0721 0######	Europe/Berlin	49.0069	8.4037	308
Augsburg	Bayern	BY	86150	0821 0######	Europe/Berlin	48.3705	10.8978	300
Wiesbaden	Hessen	HE	65183	0611 0######	Europe/Berlin	50.0782	8.2398	283
Mönchengladbach	Nordrhein-Westfalen	NW	41061	02161 0#####	Europe/Berlin	51.1805	6.4428	265
Gelsenkirchen	Nordrhein-Westfalen	NW	45879	0209 0######	Europe/Berlin	51.5177	7.0857	263
Aachen	Nordrhein-Westfalen	NW	52062	0241 0######	Europe/Berlin	50.7753	6.0839	252
Braunschweig	Niedersachsen	NI	38100	0531 0######	Europe/Berlin	52.2689	10.5268	251
Chemnitz	Sachsen	SN	09111	0371 0######	Europe/Berlin	50.8278	12.9214	248
Kiel	Schleswig-Holstein	SH	24103	0431 0######	Europe/Berlin	54.3233	10.1228	247
Halle (Saale)	Sachsen-Anhalt	ST	06108	0345 0######	Europe/Berlin	51.4828	11.9697	242
Magdeburg	Sachsen-Anhalt	ST	39104	0391 0######	Europe/Berlin	52.1205	11.6276	240
Freiburg im Breisgau	Baden-Württemberg	BW	79098	0761 0######	Europe/Berlin	47.9990	7.8421	236
Krefeld	Nordrhein-Westfalen	NW	47798	02151 0#####	Europe/Berlin	51.3388	6.5853	228
Mainz	Rheinland-Pfalz	RP	55116	06131 0#####	Europe/Berlin	49.9929	8.2473	222
Lübeck	Schleswig-Holstein	SH	23552	0451 0######	Europe/Berlin	53.8655	10.6866	218
Erfurt	Thüringen	TH	99084	0361 0######	Europe/Berlin	50.9848	11.0299	215
Oberhausen	Nordrhein-Westfalen	NW	46045	0208 0######	Europe/Berlin	51.4963	6.8638	211
Rostock	Mecklenburg-Vorpommern	MV	18055	0381 0######	Europe/Berlin	54.0924	12.0991	210
Kassel	Hessen	HE	34117	0561 0######	Europe/Berlin	51.3127	9.4797	204
Hagen	Nordrhein-Westfalen	NW	58095	02331 0#####	Europe/Berlin	51.3671	7.4633	190
Potsdam	Brandenburg	BB	14467	0331 0######	Europe/Berlin	52.3906	13.0645	187
Saarbrücken	Saarland	SL	66111	0681 0######	Europe/Berlin	49.2402	6.9969	183
Hamm	Nordrhein-Westfalen	NW	59065	02381 0#####	Europe/Berlin	51.6739	7.8150	180
Ludwigshafen am Rhein	Rheinland-Pfalz	RP	67059	0621 0######	Europe/Berlin	49.4774	8.4452	175
Oldenburg	Niedersachsen	NI	26122	0441 0######	Europe/Berlin	53.1435	8.2146	174
Leverkusen	Nordrhein-Westfalen	NW	51373	0214 0######	Europe/Berlin	51.0459	7.0192	165
Osnabrück	Niedersachsen	NI	49074	0541 0######	Europe/Berlin	52.2799	8.0472	168
Heidelberg	Baden-Württemberg	BW	69117	06221 0#####	Europe/Berlin	49.3988	8.6724	162
Darmstadt	Hessen	HE	64283	06151 0#####	Europe/Berlin	49.8728	8.6512	162
Solingen	Nordrhein-Westfalen	NW	42651	0212 0######	Europe/Berlin	51.1652	7.0671	160
Regensburg	Bayern	BY	93047	0941 0######	Europe/Berlin	49.0134	12.1016	158
Paderborn	Nordrhein-Westfalen	NW	33098	05251 0#####	Europe/Berlin	51.7189	8.7575	155
Ingolstadt	Bayern	BY	85049	0841 0######	Europe/Berlin	48.7665	11.4258	141
Würzburg	Bayern	BY	97070	0931 0######	Europe/Berlin	49.7913	9.9534	127
Wolfsburg	Niedersachsen	NI	38440	05361 0#####	Europe/Berlin	52.4227	10.7865	126
Ulm	Baden-Württemberg	BW	89073	0731 0######	Europe/Berlin	48.4011	9.9876	128
Heilbronn	Baden-Württemberg	BW	74072	07131 0#####	Europe/Berlin	49.1427	9.2109	128
Göttingen	Niedersachsen	NI	37073	0551 0######	Europe/Berlin	51.5413	9.9158	118
Bremerhaven	Bremen	HB	27568	0471 0######	Europe/Berlin	53.5396	8.5809	115
Koblenz	Rheinland-Pfalz	RP	56068	0261 0######	Europe/Berlin	50.3569	7.5890	114
Reutlingen	Baden-Württemberg	BW	72764	07121 0#####	Europe/Berlin	48.4914	9.2043	117
Jena	Thüringen	TH	07743	03641 0#####	Europe/Berlin	50.9271	11.5892	111
Trier	Rheinland-Pfalz	RP	54290	0651 0######	Europe/Berlin	49.7490	6.6371	111
Erlangen	Bayern	BY	91054	09131 0#####	Europe/Berlin	49.5897	11.0120	116
Cottbus	Brandenburg	BB	03046	0355 0######	Europe/Berlin	51.7563	14.3329	99
Schwerin	Mecklenburg-Vorpommern	MV	19053	0385 0######	Europe/Berlin	53.6355	11.4012	97
Konstanz	Baden-Württemberg	BW	78462	07531 0#####	Europe/Berlin	47.6633	9.1753	85
Bamberg	Bayern	BY	96047	0951 0######	Europe/Berlin	49.8988	10.9028	79
Flensburg	Schleswig-Holstein	SH	24937	0461 0######	Europe/Berlin	54.7937	9.4469	92
Weimar	Thüringen	TH	99423	03643 0#####	Europe/Berlin	50.9795	11.3235	65
Tübingen	Baden-Württemberg	BW	72070	07071 0#####	Europe/Berlin	48.5216	9.0576	92
Passau	Bayern	BY	94032	0851 0######	Europe/Berlin	48.5665	13.4312	53
Görlitz	Sachsen	SN	02826	03581 0#####	Europe/Berlin	51.1506	14.9688	56`;
