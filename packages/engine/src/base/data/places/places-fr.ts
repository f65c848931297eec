/**
 * Places of FR: city, region, region code, postal pattern, telephone pattern, time zone, latitude, longitude, weight in
 * thousands of people. `#` is any digit. A large city may take several lines. The order is part of what a seed yields.
 * Telephone numbers lie in the ranges that ARCEP keeps for fiction, one per zone.
 */
export const places = `Paris	Île-de-France	IDF	7501#	01 99 00 ## ##	Europe/Paris	48.8566	2.3522	2100
Marseille	Provence-Alpes-Côte d’Azur	PAC	13001	04 65 71 ## ##	Europe/Paris	43.2965	5.3698	300
Marseille	Provence-Alpes-Côte d’Azur	PAC	13006	04 65 71 ## ##	Europe/Paris	43.2868	5.3780	290
Marseille	Provence-Alpes-Côte d’Azur	PAC	13008	04 65 71 ## ##	Europe/Paris	43.2620	5.3820	280
Lyon	Auvergne-Rhône-Alpes	ARA	69002	04 65 71 ## ##	Europe/Paris	45.7640	4.8357	170
Lyon	Auvergne-Rhône-Alpes	ARA	69003	04 65 71 ## ##	Europe/Paris	45.7597	4.8690	180
Lyon	Auvergne-Rhône-Alpes	ARA	69007	04 65 71 ## ##	Europe/Paris	45.7352	4.8400	170
Toulouse	Occitanie	OCC	31000	05 36 49 ## ##	Europe/Paris	43.6047	1.4442	500
Nice	Provence-Alpes-Côte d’Azur	PAC	06000	04 65 71 ## ##	Europe/Paris	43.7102	7.2620	345
Nantes	Pays de la Loire	PDL	44000	02 61 91 ## ##	Europe/Paris	47.2184	-1.5536	320
Montpellier	Occitanie	OCC	34000	04 65 71 ## ##	Europe/Paris	43.6108	3.8767	300
Strasbourg	Grand Est	GES	67000	03 53 01 ## ##	Europe/Paris	48.5734	7.7521	290
Bordeaux	Nouvelle-Aquitaine	NAQ	33000	05 36 49 ## ##	Europe/Paris	44.8378	-0.5792	260
Lille	Hauts-de-France	HDF	59000	03 53 01 ## ##	Europe/Paris	50.6292	3.0573	236
Rennes	Bretagne	BRE	35000	02 61 91 ## ##	Europe/Paris	48.1173	-1.6778	222
Toulon	Provence-Alpes-Côte d’Azur	PAC	83000	04 65 71 ## ##	Europe/Paris	43.1242	5.9280	180
Reims	Grand Est	GES	51100	03 53 01 ## ##	Europe/Paris	49.2583	4.0317	179
Saint-Étienne	Auvergne-Rhône-Alpes	ARA	42000	04 65 71 ## ##	Europe/Paris	45.4397	4.3872	173
Le Havre	Normandie	NOR	76600	02 61 91 ## ##	Europe/Paris	49.4944	0.1079	166
Dijon	Bourgogne-Franche-Comté	BFC	21000	03 53 01 ## ##	Europe/Paris	47.3220	5.0415	159
Grenoble	Auvergne-Rhône-Alpes	ARA	38000	04 65 71 ## ##	Europe/Paris	45.1885	5.7245	157
Angers	Pays de la Loire	PDL	49000	02 61 91 ## ##	Europe/Paris	47.4784	-0.5632	157
Villeurbanne	Auvergne-Rhône-Alpes	ARA	69100	04 65 71 ## ##	Europe/Paris	45.7719	4.8902	156
Nîmes	Occitanie	OCC	30000	04 65 71 ## ##	Europe/Paris	43.8367	4.3601	148
Aix-en-Provence	Provence-Alpes-Côte d’Azur	PAC	13100	04 65 71 ## ##	Europe/Paris	43.5297	5.4474	147
Clermont-Ferrand	Auvergne-Rhône-Alpes	ARA	63000	04 65 71 ## ##	Europe/Paris	45.7772	3.0870	147
Le Mans	Pays de la Loire	PDL	72000	02 61 91 ## ##	Europe/Paris	48.0061	0.1996	145
Brest	Bretagne	BRE	29200	02 61 91 ## ##	Europe/Paris	48.3904	-4.4861	140
Tours	Centre-Val de Loire	CVL	37000	02 61 91 ## ##	Europe/Paris	47.3941	0.6848	137
Amiens	Hauts-de-France	HDF	80000	03 53 01 ## ##	Europe/Paris	49.8941	2.2958	133
Annecy	Auvergne-Rhône-Alpes	ARA	74000	04 65 71 ## ##	Europe/Paris	45.8992	6.1294	131
Limoges	Nouvelle-Aquitaine	NAQ	87000	05 36 49 ## ##	Europe/Paris	45.8336	1.2611	130
Metz	Grand Est	GES	57000	03 53 01 ## ##	Europe/Paris	49.1193	6.1757	120
Boulogne-Billancourt	Île-de-France	IDF	92100	01 99 00 ## ##	Europe/Paris	48.8397	2.2399	120
Perpignan	Occitanie	OCC	66000	04 65 71 ## ##	Europe/Paris	42.6887	2.8948	119
Besançon	Bourgogne-Franche-Comté	BFC	25000	03 53 01 ## ##	Europe/Paris	47.2378	6.0241	118
Orléans	Centre-Val de Loire	CVL	45000	02 61 91 ## ##	Europe/Paris	47.9029	1.9093	116
Rouen	Normandie	NOR	76000	02 61 91 ## ##	Europe/Paris	49.4432	1.0999	114
Saint-Denis	Île-de-France	IDF	93200	01 99 00 ## ##	Europe/Paris	48.9362	2.3574	113
Montreuil	Île-de-France	IDF	93100	01 99 00 ## ##	Europe/Paris	48.8638	2.4485	111
Argenteuil	Île-de-France	IDF	95100	01 99 00 ## ##	Europe/Paris	48.9472	2.2467	108
Mulhouse	Grand Est	GES	68100	03 53 01 ## ##	Europe/Paris	47.7508	7.3359	106
Caen	Normandie	NOR	14000	02 61 91 ## ##	Europe/Paris	49.1829	-0.3707	106
Nancy	Grand Est	GES	54000	03 53 01 ## ##	Europe/Paris	48.6921	6.1844	104
Tourcoing	Hauts-de-France	HDF	59200	03 53 01 ## ##	Europe/Paris	50.7239	3.1612	99
Roubaix	Hauts-de-France	HDF	59100	03 53 01 ## ##	Europe/Paris	50.6927	3.1778	98
Nanterre	Île-de-France	IDF	92000	01 99 00 ## ##	Europe/Paris	48.8924	2.2071	97
Vitry-sur-Seine	Île-de-France	IDF	94400	01 99 00 ## ##	Europe/Paris	48.7875	2.3928	96
Créteil	Île-de-France	IDF	94000	01 99 00 ## ##	Europe/Paris	48.7904	2.4556	92
Avignon	Provence-Alpes-Côte d’Azur	PAC	84000	04 65 71 ## ##	Europe/Paris	43.9493	4.8055	90
Poitiers	Nouvelle-Aquitaine	NAQ	86000	05 36 49 ## ##	Europe/Paris	46.5802	0.3404	90
Versailles	Île-de-France	IDF	78000	01 99 00 ## ##	Europe/Paris	48.8014	2.1301	84
Dunkerque	Hauts-de-France	HDF	59140	03 53 01 ## ##	Europe/Paris	51.0344	2.3768	86
Pau	Nouvelle-Aquitaine	NAQ	64000	05 36 49 ## ##	Europe/Paris	43.2951	-0.3708	77
La Rochelle	Nouvelle-Aquitaine	NAQ	17000	05 36 49 ## ##	Europe/Paris	46.1603	-1.1511	78
Cannes	Provence-Alpes-Côte d’Azur	PAC	06400	04 65 71 ## ##	Europe/Paris	43.5528	7.0174	73
Calais	Hauts-de-France	HDF	62100	03 53 01 ## ##	Europe/Paris	50.9513	1.8587	67
Béziers	Occitanie	OCC	34500	04 65 71 ## ##	Europe/Paris	43.3442	3.2158	80
Colmar	Grand Est	GES	68000	03 53 01 ## ##	Europe/Paris	48.0794	7.3585	67
Bourges	Centre-Val de Loire	CVL	18000	02 61 91 ## ##	Europe/Paris	47.0810	2.3988	64
Valence	Auvergne-Rhône-Alpes	ARA	26000	04 65 71 ## ##	Europe/Paris	44.9334	4.8924	65
Quimper	Bretagne	BRE	29000	02 61 91 ## ##	Europe/Paris	47.9960	-4.0970	63
Lorient	Bretagne	BRE	56100	02 61 91 ## ##	Europe/Paris	47.7483	-3.3702	58
Vannes	Bretagne	BRE	56000	02 61 91 ## ##	Europe/Paris	47.6582	-2.7608	54
Troyes	Grand Est	GES	10000	03 53 01 ## ##	Europe/Paris	48.2973	4.0744	62
Chambéry	Auvergne-Rhône-Alpes	ARA	73000	04 65 71 ## ##	Europe/Paris	45.5646	5.9178	60
Niort	Nouvelle-Aquitaine	NAQ	79000	05 36 49 ## ##	Europe/Paris	46.3237	-0.4588	59
Saint-Nazaire	Pays de la Loire	PDL	44600	02 61 91 ## ##	Europe/Paris	47.2736	-2.2137	72
Montauban	Occitanie	OCC	82000	05 36 49 ## ##	Europe/Paris	44.0175	1.3550	62
Bayonne	Nouvelle-Aquitaine	NAQ	64100	05 36 49 ## ##	Europe/Paris	43.4929	-1.4748	52
Angoulême	Nouvelle-Aquitaine	NAQ	16000	05 36 49 ## ##	Europe/Paris	45.6484	0.1562	42
Ajaccio	Corse	20R	20000	04 65 71 ## ##	Europe/Paris	41.9192	8.7386	72
Bastia	Corse	20R	20200	04 65 71 ## ##	Europe/Paris	42.6977	9.4509	48
Laval	Pays de la Loire	PDL	53000	02 61 91 ## ##	Europe/Paris	48.0703	-0.7734	49
Cherbourg-en-Cotentin	Normandie	NOR	50100	02 61 91 ## ##	Europe/Paris	49.6337	-1.6221	78
Tarbes	Occitanie	OCC	65000	05 36 49 ## ##	Europe/Paris	43.2328	0.0781	43
Albi	Occitanie	OCC	81000	05 36 49 ## ##	Europe/Paris	43.9298	2.1480	49
Arles	Provence-Alpes-Côte d’Azur	PAC	13200	04 65 71 ## ##	Europe/Paris	43.6766	4.6278	51
Chartres	Centre-Val de Loire	CVL	28000	02 61 91 ## ##	Europe/Paris	48.4439	1.4890	38
Blois	Centre-Val de Loire	CVL	41000	02 61 91 ## ##	Europe/Paris	47.5861	1.3359	46`;
