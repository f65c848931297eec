/**
 * Places of AT: city, region, region code, postal pattern, telephone pattern, time zone, latitude, longitude, weight in
 * thousands of people. `#` is any digit. A large city may take several lines. The order is part of what a seed yields.
 * The subscriber number begins with 0, which no Austrian one does.
 */
export const places = `Wien	Wien	9	1010	01 0######	Europe/Vienna	48.2082	16.3738	160
Wien	Wien	9	1020	01 0######	Europe/Vienna	48.2170	16.4000	210
Wien	Wien	9	1030	01 0######	Europe/Vienna	48.1980	16.3950	190
Wien	Wien	9	1050	01 0######	Europe/Vienna	48.1880	16.3560	130
Wien	Wien	9	1070	01 0######	Europe/Vienna	48.2020	16.3480	130
Wien	Wien	9	1090	01 0######	Europe/Vienna	48.2240	16.3570	150
Wien	Wien	9	1100	01 0######	Europe/Vienna	48.1530	16.3810	220
Wien	Wien	9	1120	01 0######	Europe/Vienna	48.1740	16.3230	180
Wien	Wien	9	1160	01 0######	Europe/Vienna	48.2130	16.3070	150
Wien	Wien	9	1180	01 0######	Europe/Vienna	48.2320	16.3210	140
Wien	Wien	9	1210	01 0######	Europe/Vienna	48.2700	16.4110	180
Wien	Wien	9	1220	01 0######	Europe/Vienna	48.2330	16.4600	200
Graz	Steiermark	6	8010	0316 0######	Europe/Vienna	47.0707	15.4395	180
Graz	Steiermark	6	8020	0316 0######	Europe/Vienna	47.0720	15.4230	120
Linz	Oberösterreich	4	4020	0732 0######	Europe/Vienna	48.3069	14.2858	210
Salzburg	Salzburg	5	5020	0662 0######	Europe/Vienna	47.8095	13.0550	157
Innsbruck	Tirol	7	6020	0512 0######	Europe/Vienna	47.2692	11.4041	131
Klagenfurt	Kärnten	2	9020	0463 0######	Europe/Vienna	46.6247	14.3053	104
Villach	Kärnten	2	9500	04242 0####	Europe/Vienna	46.6111	13.8558	65
Wels	Oberösterreich	4	4600	07242 0####	Europe/Vienna	48.1575	14.0289	64
St. Pölten	Niederösterreich	3	3100	02742 0####	Europe/Vienna	48.2047	15.6256	57
Dornbirn	Vorarlberg	8	6850	05572 0####	Europe/Vienna	47.4125	9.7417	51
Wiener Neustadt	Niederösterreich	3	2700	02622 0####	Europe/Vienna	47.8151	16.2465	48
Steyr	Oberösterreich	4	4400	07252 0####	Europe/Vienna	48.0427	14.4213	38
Feldkirch	Vorarlberg	8	6800	05522 0####	Europe/Vienna	47.2372	9.5980	36
Bregenz	Vorarlberg	8	6900	05574 0####	Europe/Vienna	47.5031	9.7471	30
Leonding	Oberösterreich	4	4060	0732 0######	Europe/Vienna	48.2795	14.2533	29
Klosterneuburg	Niederösterreich	3	3400	02243 0####	Europe/Vienna	48.3053	16.3256	28
Baden	Niederösterreich	3	2500	02252 0####	Europe/Vienna	48.0058	16.2348	26
Leoben	Steiermark	6	8700	03842 0####	Europe/Vienna	47.3817	15.0972	25
Krems an der Donau	Niederösterreich	3	3500	02732 0####	Europe/Vienna	48.4103	15.6033	25
Traun	Oberösterreich	4	4050	07229 0####	Europe/Vienna	48.2217	14.2394	25
Amstetten	Niederösterreich	3	3300	07472 0####	Europe/Vienna	48.1229	14.8721	24
Wolfsberg	Kärnten	2	9400	04352 0####	Europe/Vienna	46.8406	14.8442	25
Lustenau	Vorarlberg	8	6890	05577 0####	Europe/Vienna	47.4265	9.6584	24
Kapfenberg	Steiermark	6	8605	03862 0####	Europe/Vienna	47.4446	15.2931	23
Hallein	Salzburg	5	5400	06245 0####	Europe/Vienna	47.6830	13.0930	22
Mödling	Niederösterreich	3	2340	02236 0####	Europe/Vienna	48.0856	16.2831	21
Kufstein	Tirol	7	6330	05372 0####	Europe/Vienna	47.5833	12.1667	20
Traiskirchen	Niederösterreich	3	2514	02252 0####	Europe/Vienna	48.0131	16.2939	19
Schwechat	Niederösterreich	3	2320	01 0######	Europe/Vienna	48.1381	16.4708	20
Braunau am Inn	Oberösterreich	4	5280	07722 0####	Europe/Vienna	48.2563	13.0434	18
Stockerau	Niederösterreich	3	2000	02266 0####	Europe/Vienna	48.3858	16.2108	17
Saalfelden	Salzburg	5	5760	06582 0####	Europe/Vienna	47.4269	12.8483	17
Ansfelden	Oberösterreich	4	4052	07229 0####	Europe/Vienna	48.2083	14.2889	17
Tulln an der Donau	Niederösterreich	3	3430	02272 0####	Europe/Vienna	48.3315	16.0608	17
Hohenems	Vorarlberg	8	6845	05576 0####	Europe/Vienna	47.3667	9.6833	17
Spittal an der Drau	Kärnten	2	9800	04762 0####	Europe/Vienna	46.7999	13.4953	15
Telfs	Tirol	7	6410	05262 0####	Europe/Vienna	47.3069	11.0722	16
Ternitz	Niederösterreich	3	2630	02630 0####	Europe/Vienna	47.7167	16.0333	15
Perchtoldsdorf	Niederösterreich	3	2380	01 0######	Europe/Vienna	48.1197	16.2664	15
Eisenstadt	Burgenland	1	7000	02682 0####	Europe/Vienna	47.8456	16.5233	15
Feldkirchen in Kärnten	Kärnten	2	9560	04276 0####	Europe/Vienna	46.7236	14.0919	14
Bludenz	Vorarlberg	8	6700	05552 0####	Europe/Vienna	47.1547	9.8219	15
Bad Ischl	Oberösterreich	4	4820	06132 0####	Europe/Vienna	47.7115	13.6239	14
Schwaz	Tirol	7	6130	05242 0####	Europe/Vienna	47.3449	11.7087	14
Hall in Tirol	Tirol	7	6060	05223 0####	Europe/Vienna	47.2833	11.5167	14
Gmunden	Oberösterreich	4	4810	07612 0####	Europe/Vienna	47.9183	13.7994	13
Wörgl	Tirol	7	6300	05332 0####	Europe/Vienna	47.4833	12.0667	14
Bruck an der Mur	Steiermark	6	8600	03862 0####	Europe/Vienna	47.4106	15.2686	16
Lienz	Tirol	7	9900	04852 0####	Europe/Vienna	46.8289	12.7692	12
Zell am See	Salzburg	5	5700	06542 0####	Europe/Vienna	47.3235	12.7969	10
Judenburg	Steiermark	6	8750	03572 0####	Europe/Vienna	47.1692	14.6603	10
Knittelfeld	Steiermark	6	8720	03512 0####	Europe/Vienna	47.2167	14.8167	12
Mistelbach	Niederösterreich	3	2130	02572 0####	Europe/Vienna	48.5700	16.5767	12
Hollabrunn	Niederösterreich	3	2020	02952 0####	Europe/Vienna	48.5622	16.0786	12
Neunkirchen	Niederösterreich	3	2620	02635 0####	Europe/Vienna	47.7208	16.0811	13
Ried im Innkreis	Oberösterreich	4	4910	07752 0####	Europe/Vienna	48.2100	13.4894	12
Vöcklabruck	Oberösterreich	4	4840	07672 0####	Europe/Vienna	48.0028	13.6567	12
Oberwart	Burgenland	1	7400	03352 0####	Europe/Vienna	47.2878	16.2031	8
Mattersburg	Burgenland	1	7210	02626 0####	Europe/Vienna	47.7381	16.3969	7
Leibnitz	Steiermark	6	8430	03452 0####	Europe/Vienna	46.7817	15.5381	13
St. Johann im Pongau	Salzburg	5	5600	06412 0####	Europe/Vienna	47.3500	13.2000	11
Imst	Tirol	7	6460	05412 0####	Europe/Vienna	47.2394	10.7381	11`;
