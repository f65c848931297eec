/**
 * Places of GB: city, region, region code, postal pattern, telephone pattern, time zone, latitude, longitude, weight in
 * thousands of people. `#` is any digit. A large city may take several lines. The order is part of what a seed yields.
 * Telephone numbers lie in the ranges that Ofcom keeps for drama where the city has one; elsewhere the subscriber number
 * begins with 0, which no British one does.
 */
export const places = `London	England	ENG	SW1V #QT	020 7946 0###	Europe/London	51.4936	-0.1400	900
London	England	ENG	N1 #LX	020 7946 0###	Europe/London	51.5380	-0.1028	900
London	England	ENG	E8 #PB	020 7946 0###	Europe/London	51.5450	-0.0553	900
London	England	ENG	SE15 #BW	020 7946 0###	Europe/London	51.4734	-0.0691	900
London	England	ENG	W12 #DP	020 7946 0###	Europe/London	51.5077	-0.2320	900
London	England	ENG	NW6 #HG	020 7946 0###	Europe/London	51.5433	-0.1970	900
London	England	ENG	SW11 #RT	020 7946 0###	Europe/London	51.4645	-0.1650	900
London	England	ENG	E17 #QA	020 7946 0###	Europe/London	51.5865	-0.0190	900
Birmingham	England	ENG	B15 #TT	0121 496 0###	Europe/London	52.4690	-1.9220	600
Birmingham	England	ENG	B29 #JN	0121 496 0###	Europe/London	52.4410	-1.9340	540
Leeds	England	ENG	LS6 #DW	0113 496 0###	Europe/London	53.8190	-1.5680	530
Glasgow	Scotland	SCT	G12 #QQ	0141 496 0###	Europe/London	55.8780	-4.2900	330
Glasgow	Scotland	SCT	G41 #PX	0141 496 0###	Europe/London	55.8350	-4.2790	300
Sheffield	England	ENG	S10 #GE	0114 496 0###	Europe/London	53.3780	-1.5000	550
Manchester	England	ENG	M14 #LU	0161 496 0###	Europe/London	53.4460	-2.2200	300
Manchester	England	ENG	M20 #RN	0161 496 0###	Europe/London	53.4270	-2.2320	250
Bradford	England	ENG	BD7 #AY	01274 0#####	Europe/London	53.7900	-1.7780	360
Liverpool	England	ENG	L17 #BD	0151 496 0###	Europe/London	53.3790	-2.9400	490
Edinburgh	Scotland	SCT	EH9 #LN	0131 496 0###	Europe/London	55.9340	-3.1880	260
Edinburgh	Scotland	SCT	EH6 #RG	0131 496 0###	Europe/London	55.9740	-3.1750	260
Bristol	England	ENG	BS6 #JJ	0117 496 0###	Europe/London	51.4690	-2.5930	470
Cardiff	Wales	WLS	CF24 #DP	029 2018 0###	Europe/London	51.4900	-3.1580	360
Belfast	Northern Ireland	NIR	BT9 #GH	028 9649 6###	Europe/London	54.5790	-5.9420	345
Leicester	England	ENG	LE2 #TA	0116 496 0###	Europe/London	52.6160	-1.1150	365
Coventry	England	ENG	CV5 #EQ	024 0### ####	Europe/London	52.4080	-1.5430	345
Nottingham	England	ENG	NG7 #JE	0115 496 0###	Europe/London	52.9510	-1.1790	320
Newcastle upon Tyne	England	ENG	NE2 #XR	0191 498 0###	Europe/London	54.9900	-1.6060	300
Sunderland	England	ENG	SR2 #HG	0191 498 0###	Europe/London	54.8960	-1.3760	175
Kingston upon Hull	England	ENG	HU5 #NP	01482 0#####	Europe/London	53.7620	-0.3670	267
Plymouth	England	ENG	PL4 #RS	01752 0#####	Europe/London	50.3770	-4.1270	265
Stoke-on-Trent	England	ENG	ST4 #QE	01782 0#####	Europe/London	53.0080	-2.1790	258
Wolverhampton	England	ENG	WV3 #BT	01902 0#####	Europe/London	52.5800	-2.1550	263
Derby	England	ENG	DE22 #FL	01332 0#####	Europe/London	52.9330	-1.5010	261
Southampton	England	ENG	SO15 #HY	023 0### ####	Europe/London	50.9170	-1.4260	249
Portsmouth	England	ENG	PO4 #DB	023 0### ####	Europe/London	50.7890	-1.0720	208
Brighton	England	ENG	BN2 #QA	01273 0#####	Europe/London	50.8280	-0.1190	277
Reading	England	ENG	RG1 #LX	0118 496 0###	Europe/London	51.4520	-0.9650	174
Aberdeen	Scotland	SCT	AB15 #YD	01224 0#####	Europe/London	57.1430	-2.1440	198
Dundee	Scotland	SCT	DD2 #QB	01382 0#####	Europe/London	56.4570	-3.0040	148
Swansea	Wales	WLS	SA2 #PL	01792 0#####	Europe/London	51.6140	-3.9740	238
Newport	Wales	WLS	NP20 #FX	01633 0#####	Europe/London	51.5870	-3.0020	159
Northampton	England	ENG	NN1 #JT	01604 0#####	Europe/London	52.2440	-0.8880	243
Luton	England	ENG	LU2 #NQ	01582 0#####	Europe/London	51.8900	-0.4130	225
Milton Keynes	England	ENG	MK6 #LD	01908 0#####	Europe/London	52.0290	-0.7400	256
Oxford	England	ENG	OX4 #JP	01865 0#####	Europe/London	51.7420	-1.2330	162
Cambridge	England	ENG	CB1 #DB	01223 0#####	Europe/London	52.1990	0.1380	146
Norwich	England	ENG	NR2 #TS	01603 0#####	Europe/London	52.6300	1.2830	144
Exeter	England	ENG	EX4 #AD	01392 0#####	Europe/London	50.7270	-3.5270	131
York	England	ENG	YO10 #DD	01904 0#####	Europe/London	53.9550	-1.0650	141
Ipswich	England	ENG	IP4 #BE	01473 0#####	Europe/London	52.0590	1.1670	139
Peterborough	England	ENG	PE2 #RW	01733 0#####	Europe/London	52.5540	-0.2560	216
Gloucester	England	ENG	GL1 #DQ	01452 0#####	Europe/London	51.8600	-2.2370	132
Cheltenham	England	ENG	GL50 #PY	01242 0#####	Europe/London	51.9010	-2.0840	119
Bath	England	ENG	BA2 #HS	01225 0#####	Europe/London	51.3770	-2.3610	94
Bournemouth	England	ENG	BH8 #SN	01202 0#####	Europe/London	50.7330	-1.8570	196
Swindon	England	ENG	SN1 #JG	01793 0#####	Europe/London	51.5580	-1.7810	183
Blackpool	England	ENG	FY3 #DX	01253 0#####	Europe/London	53.8190	-3.0360	141
Bolton	England	ENG	BL1 #QT	01204 0#####	Europe/London	53.5860	-2.4380	195
Preston	England	ENG	PR1 #HE	01772 0#####	Europe/London	53.7600	-2.6990	147
Middlesbrough	England	ENG	TS5 #JL	01642 0#####	Europe/London	54.5570	-1.2470	148
Huddersfield	England	ENG	HD3 #AF	01484 0#####	Europe/London	53.6510	-1.8290	141
Warrington	England	ENG	WA4 #LN	01925 0#####	Europe/London	53.3780	-2.5710	175
Slough	England	ENG	SL1 #XY	01753 0#####	Europe/London	51.5110	-0.5950	158
Watford	England	ENG	WD17 #LA	01923 0#####	Europe/London	51.6590	-0.3970	102
Colchester	England	ENG	CO3 #NZ	01206 0#####	Europe/London	51.8890	0.8870	130
Canterbury	England	ENG	CT1 #TY	01227 0#####	Europe/London	51.2780	1.0810	55
Maidstone	England	ENG	ME14 #LJ	01622 0#####	Europe/London	51.2750	0.5250	113
Lincoln	England	ENG	LN2 #HR	01522 0#####	Europe/London	53.2350	-0.5350	103
Chester	England	ENG	CH2 #BQ	01244 0#####	Europe/London	53.2010	-2.8870	87
Worcester	England	ENG	WR1 #NX	01905 0#####	Europe/London	52.1950	-2.2180	103
Lancaster	England	ENG	LA1 #SU	01524 0#####	Europe/London	54.0470	-2.8000	52
Durham	England	ENG	DH1 #HL	0191 498 0###	Europe/London	54.7790	-1.5680	50
Carlisle	England	ENG	CA1 #LH	01228 0#####	Europe/London	54.8930	-2.9240	74
Inverness	Scotland	SCT	IV2 #PA	01463 0#####	Europe/London	57.4660	-4.2180	47
Stirling	Scotland	SCT	FK8 #NR	01786 0#####	Europe/London	56.1150	-3.9420	37
Perth	Scotland	SCT	PH2 #HT	01738 0#####	Europe/London	56.3910	-3.4330	47
Wrexham	Wales	WLS	LL13 #SR	01978 0#####	Europe/London	53.0430	-2.9880	65
Bangor	Wales	WLS	LL57 #RH	01248 0#####	Europe/London	53.2240	-4.1290	18`;
