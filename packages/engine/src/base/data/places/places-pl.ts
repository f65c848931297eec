/**
 * Places of PL: city, region, region code, postal pattern, telephone pattern, time zone, latitude, longitude, weight in
 * thousands of people. `#` is any digit. A large city may take several lines. The order is part of what a seed yields.
 * After the two digits of the area follows a 0, with which no Polish number begins.
 */
export const places = `Warszawa	mazowieckie	14	00-54#	22 0## ## ##	Europe/Warsaw	52.2297	21.0122	450
Warszawa	mazowieckie	14	02-59#	22 0## ## ##	Europe/Warsaw	52.2000	21.0220	450
Warszawa	mazowieckie	14	03-71#	22 0## ## ##	Europe/Warsaw	52.2540	21.0400	450
Warszawa	mazowieckie	14	01-44#	22 0## ## ##	Europe/Warsaw	52.2380	20.9600	450
Kraków	małopolskie	12	31-04#	12 0## ## ##	Europe/Warsaw	50.0610	19.9370	400
Kraków	małopolskie	12	30-38#	12 0## ## ##	Europe/Warsaw	50.0260	19.9080	400
Wrocław	dolnośląskie	02	50-07#	71 0## ## ##	Europe/Warsaw	51.1090	17.0320	340
Wrocław	dolnośląskie	02	53-23#	71 0## ## ##	Europe/Warsaw	51.0870	17.0020	330
Łódź	łódzkie	10	90-43#	42 0## ## ##	Europe/Warsaw	51.7650	19.4550	330
Łódź	łódzkie	10	93-12#	42 0## ## ##	Europe/Warsaw	51.7270	19.4800	330
Poznań	wielkopolskie	30	61-77#	61 0## ## ##	Europe/Warsaw	52.4080	16.9340	270
Poznań	wielkopolskie	30	60-28#	61 0## ## ##	Europe/Warsaw	52.3950	16.8800	270
Gdańsk	pomorskie	22	80-83#	58 0## ## ##	Europe/Warsaw	54.3520	18.6466	480
Szczecin	zachodniopomorskie	32	70-45#	91 0## ## ##	Europe/Warsaw	53.4350	14.5450	395
Bydgoszcz	kujawsko-pomorskie	04	85-00#	52 0## ## ##	Europe/Warsaw	53.1235	18.0084	335
Lublin	lubelskie	06	20-06#	81 0## ## ##	Europe/Warsaw	51.2465	22.5684	335
Białystok	podlaskie	20	15-09#	85 0## ## ##	Europe/Warsaw	53.1325	23.1688	295
Katowice	śląskie	24	40-01#	32 0## ## ##	Europe/Warsaw	50.2649	19.0238	285
Gdynia	pomorskie	22	81-36#	58 0## ## ##	Europe/Warsaw	54.5189	18.5305	244
Częstochowa	śląskie	24	42-20#	34 0## ## ##	Europe/Warsaw	50.8118	19.1203	210
Radom	mazowieckie	14	26-60#	48 0## ## ##	Europe/Warsaw	51.4027	21.1471	205
Rzeszów	podkarpackie	18	35-06#	17 0## ## ##	Europe/Warsaw	50.0413	21.9990	197
Toruń	kujawsko-pomorskie	04	87-10#	56 0## ## ##	Europe/Warsaw	53.0138	18.5984	197
Sosnowiec	śląskie	24	41-20#	32 0## ## ##	Europe/Warsaw	50.2863	19.1041	190
Kielce	świętokrzyskie	26	25-30#	41 0## ## ##	Europe/Warsaw	50.8661	20.6286	185
Gliwice	śląskie	24	44-10#	32 0## ## ##	Europe/Warsaw	50.2945	18.6714	172
Olsztyn	warmińsko-mazurskie	28	10-50#	89 0## ## ##	Europe/Warsaw	53.7784	20.4801	169
Zabrze	śląskie	24	41-80#	32 0## ## ##	Europe/Warsaw	50.3249	18.7857	158
Bielsko-Biała	śląskie	24	43-30#	33 0## ## ##	Europe/Warsaw	49.8224	19.0584	167
Bytom	śląskie	24	41-90#	32 0## ## ##	Europe/Warsaw	50.3484	18.9157	153
Zielona Góra	lubuskie	08	65-06#	68 0## ## ##	Europe/Warsaw	51.9356	15.5062	139
Rybnik	śląskie	24	44-20#	32 0## ## ##	Europe/Warsaw	50.1022	18.5463	131
Ruda Śląska	śląskie	24	41-70#	32 0## ## ##	Europe/Warsaw	50.2558	18.8556	134
Opole	opolskie	16	45-01#	77 0## ## ##	Europe/Warsaw	50.6751	17.9213	127
Tychy	śląskie	24	43-10#	32 0## ## ##	Europe/Warsaw	50.1372	18.9664	126
Gorzów Wielkopolski	lubuskie	08	66-40#	95 0## ## ##	Europe/Warsaw	52.7368	15.2288	118
Elbląg	warmińsko-mazurskie	28	82-30#	55 0## ## ##	Europe/Warsaw	54.1522	19.4088	117
Dąbrowa Górnicza	śląskie	24	41-30#	32 0## ## ##	Europe/Warsaw	50.3217	19.1949	116
Płock	mazowieckie	14	09-40#	24 0## ## ##	Europe/Warsaw	52.5468	19.7064	116
Tarnów	małopolskie	12	33-10#	14 0## ## ##	Europe/Warsaw	50.0121	20.9858	105
Wałbrzych	dolnośląskie	02	58-30#	74 0## ## ##	Europe/Warsaw	50.7714	16.2843	105
Włocławek	kujawsko-pomorskie	04	87-80#	54 0## ## ##	Europe/Warsaw	52.6482	19.0678	106
Chorzów	śląskie	24	41-50#	32 0## ## ##	Europe/Warsaw	50.2976	18.9545	104
Koszalin	zachodniopomorskie	32	75-00#	94 0## ## ##	Europe/Warsaw	54.1944	16.1722	105
Kalisz	wielkopolskie	30	62-80#	62 0## ## ##	Europe/Warsaw	51.7611	18.0910	97
Legnica	dolnośląskie	02	59-22#	76 0## ## ##	Europe/Warsaw	51.2070	16.1619	97
Grudziądz	kujawsko-pomorskie	04	86-30#	56 0## ## ##	Europe/Warsaw	53.4837	18.7536	92
Jaworzno	śląskie	24	43-60#	32 0## ## ##	Europe/Warsaw	50.2048	19.2747	89
Słupsk	pomorskie	22	76-20#	59 0## ## ##	Europe/Warsaw	54.4641	17.0285	88
Jastrzębie-Zdrój	śląskie	24	44-33#	32 0## ## ##	Europe/Warsaw	49.9500	18.5833	86
Nowy Sącz	małopolskie	12	33-30#	18 0## ## ##	Europe/Warsaw	49.6218	20.6971	83
Jelenia Góra	dolnośląskie	02	58-50#	75 0## ## ##	Europe/Warsaw	50.9044	15.7194	77
Siedlce	mazowieckie	14	08-11#	25 0## ## ##	Europe/Warsaw	52.1676	22.2902	77
Konin	wielkopolskie	30	62-51#	63 0## ## ##	Europe/Warsaw	52.2230	18.2511	71
Piotrków Trybunalski	łódzkie	10	97-30#	44 0## ## ##	Europe/Warsaw	51.4052	19.7030	71
Lubin	dolnośląskie	02	59-30#	76 0## ## ##	Europe/Warsaw	51.4000	16.2000	70
Inowrocław	kujawsko-pomorskie	04	88-10#	52 0## ## ##	Europe/Warsaw	52.7931	18.2611	70
Ostrów Wielkopolski	wielkopolskie	30	63-40#	62 0## ## ##	Europe/Warsaw	51.6500	17.8167	70
Suwałki	podlaskie	20	16-40#	87 0## ## ##	Europe/Warsaw	54.1118	22.9309	69
Stargard	zachodniopomorskie	32	73-11#	91 0## ## ##	Europe/Warsaw	53.3365	15.0499	66
Gniezno	wielkopolskie	30	62-20#	61 0## ## ##	Europe/Warsaw	52.5349	17.5826	66
Ostrowiec Świętokrzyski	świętokrzyskie	26	27-40#	41 0## ## ##	Europe/Warsaw	50.9293	21.3853	66
Przemyśl	podkarpackie	18	37-70#	16 0## ## ##	Europe/Warsaw	49.7838	22.7678	58
Zamość	lubelskie	06	22-40#	84 0## ## ##	Europe/Warsaw	50.7231	23.2519	62
Chełm	lubelskie	06	22-10#	82 0## ## ##	Europe/Warsaw	51.1431	23.4716	59
Stalowa Wola	podkarpackie	18	37-45#	15 0## ## ##	Europe/Warsaw	50.5827	22.0537	58
Leszno	wielkopolskie	30	64-10#	65 0## ## ##	Europe/Warsaw	51.8406	16.5749	61
Łomża	podlaskie	20	18-40#	86 0## ## ##	Europe/Warsaw	53.1781	22.0590	60
Mielec	podkarpackie	18	39-30#	17 0## ## ##	Europe/Warsaw	50.2871	21.4242	59
Ełk	warmińsko-mazurskie	28	19-30#	87 0## ## ##	Europe/Warsaw	53.8281	22.3647	61
Pabianice	łódzkie	10	95-20#	42 0## ## ##	Europe/Warsaw	51.6645	19.3547	62
Sopot	pomorskie	22	81-70#	58 0## ## ##	Europe/Warsaw	54.4416	18.5601	33
Zakopane	małopolskie	12	34-50#	18 0## ## ##	Europe/Warsaw	49.2992	19.9496	26
Kołobrzeg	zachodniopomorskie	32	78-10#	94 0## ## ##	Europe/Warsaw	54.1757	15.5834	45
Świdnica	dolnośląskie	02	58-10#	74 0## ## ##	Europe/Warsaw	50.8428	16.4895	55`;
