/**
 * Places of MX: city, region, region code, postal pattern, telephone pattern, time zone, latitude, longitude, weight in
 * thousands of people. `#` is any digit. A large city may take several lines. The order is part of what a seed yields.
 * The local number begins with 0, which no Mexican one does.
 */
export const places = `Ciudad de México	Ciudad de México	CMX	06700	55 0### ####	America/Mexico_City	19.4190	-99.1620	1800
Ciudad de México	Ciudad de México	CMX	03100	55 0### ####	America/Mexico_City	19.3830	-99.1680	1800
Ciudad de México	Ciudad de México	CMX	04100	55 0### ####	America/Mexico_City	19.3500	-99.1620	1800
Ciudad de México	Ciudad de México	CMX	11560	55 0### ####	America/Mexico_City	19.4320	-99.1900	1900
Ciudad de México	Ciudad de México	CMX	07300	55 0### ####	America/Mexico_City	19.4900	-99.1300	1900
Tijuana	Baja California	BCN	22010	664 0## ####	America/Tijuana	32.5149	-117.0382	1810
Ecatepec de Morelos	Estado de México	MEX	55000	55 0### ####	America/Mexico_City	19.6010	-99.0500	1640
León	Guanajuato	GUA	37000	477 0## ####	America/Mexico_City	21.1250	-101.6860	1580
Puebla	Puebla	PUE	72000	222 0## ####	America/Mexico_City	19.0414	-98.2063	1540
Ciudad Juárez	Chihuahua	CHH	32000	656 0## ####	America/Chihuahua	31.6904	-106.4245	1500
Guadalajara	Jalisco	JAL	44100	33 0### ####	America/Mexico_City	20.6736	-103.3440	1385
Zapopan	Jalisco	JAL	45100	33 0### ####	America/Mexico_City	20.7214	-103.3910	1257
Monterrey	Nuevo León	NLE	64000	81 0### ####	America/Mexico_City	25.6866	-100.3161	1142
Nezahualcóyotl	Estado de México	MEX	57000	55 0### ####	America/Mexico_City	19.4006	-99.0148	1072
Chihuahua	Chihuahua	CHH	31000	614 0## ####	America/Chihuahua	28.6353	-106.0889	925
Mérida	Yucatán	YUC	97000	999 0## ####	America/Mexico_City	20.9674	-89.5926	921
Cancún	Quintana Roo	ROO	77500	998 0## ####	America/Cancun	21.1619	-86.8515	888
Saltillo	Coahuila	COA	25000	844 0## ####	America/Mexico_City	25.4232	-101.0053	864
Aguascalientes	Aguascalientes	AGU	20000	449 0## ####	America/Mexico_City	21.8853	-102.2916	863
Hermosillo	Sonora	SON	83000	662 0## ####	America/Hermosillo	29.0730	-110.9559	855
Mexicali	Baja California	BCN	21000	686 0## ####	America/Tijuana	32.6245	-115.4523	854
San Luis Potosí	San Luis Potosí	SLP	78000	444 0## ####	America/Mexico_City	22.1565	-100.9855	845
Culiacán	Sinaloa	SIN	80000	667 0## ####	America/Mazatlan	24.8091	-107.3940	808
Querétaro	Querétaro	QUE	76000	442 0## ####	America/Mexico_City	20.5888	-100.3899	794
Morelia	Michoacán	MIC	58000	443 0## ####	America/Mexico_City	19.7060	-101.1950	743
Toluca	Estado de México	MEX	50000	722 0## ####	America/Mexico_City	19.2826	-99.6557	910
Reynosa	Tamaulipas	TAM	88500	899 0## ####	America/Mexico_City	26.0922	-98.2778	691
Torreón	Coahuila	COA	27000	871 0## ####	America/Mexico_City	25.5428	-103.4068	690
Acapulco	Guerrero	GRO	39300	744 0## ####	America/Mexico_City	16.8531	-99.8237	658
Tlaquepaque	Jalisco	JAL	45500	33 0### ####	America/Mexico_City	20.6409	-103.2933	650
Guadalupe	Nuevo León	NLE	67100	81 0### ####	America/Mexico_City	25.6775	-100.2597	635
Durango	Durango	DUR	34000	618 0## ####	America/Mexico_City	24.0277	-104.6532	616
Tuxtla Gutiérrez	Chiapas	CHP	29000	961 0## ####	America/Mexico_City	16.7521	-93.1152	578
Veracruz	Veracruz	VER	91700	229 0## ####	America/Mexico_City	19.1738	-96.1342	537
Apodaca	Nuevo León	NLE	66600	81 0### ####	America/Mexico_City	25.7817	-100.1886	656
Matamoros	Tamaulipas	TAM	87300	868 0## ####	America/Mexico_City	25.8690	-97.5027	510
Irapuato	Guanajuato	GUA	36500	462 0## ####	America/Mexico_City	20.6767	-101.3563	452
Mazatlán	Sinaloa	SIN	82000	669 0## ####	America/Mazatlan	23.2494	-106.4111	441
Xalapa	Veracruz	VER	91000	228 0## ####	America/Mexico_City	19.5438	-96.9102	443
Nuevo Laredo	Tamaulipas	TAM	88000	867 0## ####	America/Mexico_City	27.4779	-99.5496	416
Celaya	Guanajuato	GUA	38000	461 0## ####	America/Mexico_City	20.5235	-100.8157	378
Cuernavaca	Morelos	MOR	62000	777 0## ####	America/Mexico_City	18.9242	-99.2216	341
Villahermosa	Tabasco	TAB	86000	993 0## ####	America/Mexico_City	17.9895	-92.9475	340
Ensenada	Baja California	BCN	22800	646 0## ####	America/Tijuana	31.8667	-116.5964	330
Tepic	Nayarit	NAY	63000	311 0## ####	America/Mazatlan	21.5042	-104.8946	371
Ciudad Victoria	Tamaulipas	TAM	87000	834 0## ####	America/Mexico_City	23.7369	-99.1411	332
Pachuca	Hidalgo	HID	42000	771 0## ####	America/Mexico_City	20.1011	-98.7591	297
Ciudad Obregón	Sonora	SON	85000	644 0## ####	America/Hermosillo	27.4828	-109.9304	329
Oaxaca de Juárez	Oaxaca	OAX	68000	951 0## ####	America/Mexico_City	17.0732	-96.7266	259
Los Mochis	Sinaloa	SIN	81200	668 0## ####	America/Mazatlan	25.7903	-108.9859	298
La Paz	Baja California Sur	BCS	23000	612 0## ####	America/Mazatlan	24.1426	-110.3128	250
Campeche	Campeche	CAM	24000	981 0## ####	America/Mexico_City	19.8301	-90.5349	249
Tampico	Tamaulipas	TAM	89000	833 0## ####	America/Mexico_City	22.2331	-97.8611	297
Uruapan	Michoacán	MIC	60000	452 0## ####	America/Mexico_City	19.4148	-102.0521	299
Tehuacán	Puebla	PUE	75700	238 0## ####	America/Mexico_City	18.4617	-97.3928	327
Coatzacoalcos	Veracruz	VER	96400	921 0## ####	America/Mexico_City	18.1344	-94.4590	212
Chilpancingo	Guerrero	GRO	39000	747 0## ####	America/Mexico_City	17.5515	-99.5006	225
Puerto Vallarta	Jalisco	JAL	48300	322 0## ####	America/Mexico_City	20.6534	-105.2253	224
Zacatecas	Zacatecas	ZAC	98000	492 0## ####	America/Mexico_City	22.7709	-102.5832	138
Colima	Colima	COL	28000	312 0## ####	America/Mexico_City	19.2452	-103.7241	146
Manzanillo	Colima	COL	28200	314 0## ####	America/Mexico_City	19.1138	-104.3385	159
Guanajuato	Guanajuato	GUA	36000	473 0## ####	America/Mexico_City	21.0190	-101.2574	70
San Miguel de Allende	Guanajuato	GUA	37700	415 0## ####	America/Mexico_City	20.9144	-100.7452	72
Playa del Carmen	Quintana Roo	ROO	77710	984 0## ####	America/Cancun	20.6296	-87.0739	304
Chetumal	Quintana Roo	ROO	77000	983 0## ####	America/Cancun	18.5001	-88.2961	169
Tlaxcala	Tlaxcala	TLA	90000	246 0## ####	America/Mexico_City	19.3139	-98.2404	99
Orizaba	Veracruz	VER	94300	272 0## ####	America/Mexico_City	18.8504	-97.1036	120
San Cristóbal de las Casas	Chiapas	CHP	29200	967 0## ####	America/Mexico_City	16.7370	-92.6376	183
Los Cabos	Baja California Sur	BCS	23400	624 0## ####	America/Mazatlan	23.0633	-109.7036	136
Zamora	Michoacán	MIC	59600	351 0## ####	America/Mexico_City	19.9855	-102.2836	154
Salamanca	Guanajuato	GUA	36700	464 0## ####	America/Mexico_City	20.5739	-101.1957	160`;
