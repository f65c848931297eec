/**
 * Places of US: city, region, region code, postal pattern, telephone pattern, time zone, latitude, longitude, weight in
 * thousands of people. `#` is any digit. A large city may take several lines. The order is part of what a seed yields.
 * Telephone numbers lie in 555-0100 to 555-0199, which every area code keeps free for fiction.
 */
export const places = `New York	New York	NY	1002#	(212) 555-01##	America/New_York	40.7128	-74.0060	1629
New York	New York	NY	1003#	(646) 555-01##	America/New_York	40.7614	-73.9776	800
Brooklyn	New York	NY	1121#	(718) 555-01##	America/New_York	40.6782	-73.9442	2590
Queens Village	New York	NY	11428	(718) 555-01##	America/New_York	40.7257	-73.7420	60
Los Angeles	California	CA	9001#	(213) 555-01##	America/Los_Angeles	34.0522	-118.2437	3820
Chicago	Illinois	IL	6061#	(312) 555-01##	America/Chicago	41.8781	-87.6298	2665
Houston	Texas	TX	7701#	(713) 555-01##	America/Chicago	29.7604	-95.3698	2314
Phoenix	Arizona	AZ	8501#	(602) 555-01##	America/Phoenix	33.4484	-112.0740	1650
Philadelphia	Pennsylvania	PA	1912#	(215) 555-01##	America/New_York	39.9526	-75.1652	1550
San Antonio	Texas	TX	7821#	(210) 555-01##	America/Chicago	29.4241	-98.4936	1495
San Diego	California	CA	9211#	(619) 555-01##	America/Los_Angeles	32.7157	-117.1611	1388
Dallas	Texas	TX	7522#	(214) 555-01##	America/Chicago	32.7767	-96.7970	1302
Jacksonville	Florida	FL	3222#	(904) 555-01##	America/New_York	30.3322	-81.6557	985
Austin	Texas	TX	7875#	(512) 555-01##	America/Chicago	30.2672	-97.7431	979
Fort Worth	Texas	TX	7611#	(817) 555-01##	America/Chicago	32.7555	-97.3308	978
San Jose	California	CA	9512#	(408) 555-01##	America/Los_Angeles	37.3382	-121.8863	969
Columbus	Ohio	OH	4321#	(614) 555-01##	America/New_York	39.9612	-82.9988	913
Charlotte	North Carolina	NC	2821#	(704) 555-01##	America/New_York	35.2271	-80.8431	911
Indianapolis	Indiana	IN	4622#	(317) 555-01##	America/Indiana/Indianapolis	39.7684	-86.1581	879
San Francisco	California	CA	94110	(415) 555-01##	America/Los_Angeles	37.7749	-122.4194	808
Seattle	Washington	WA	98115	(206) 555-01##	America/Los_Angeles	47.6062	-122.3321	755
Denver	Colorado	CO	80211	(303) 555-01##	America/Denver	39.7392	-104.9903	716
Oklahoma City	Oklahoma	OK	73112	(405) 555-01##	America/Chicago	35.4676	-97.5164	702
Nashville	Tennessee	TN	37211	(615) 555-01##	America/Chicago	36.1627	-86.7816	687
Washington	District of Columbia	DC	2001#	(202) 555-01##	America/New_York	38.9072	-77.0369	678
El Paso	Texas	TX	79912	(915) 555-01##	America/Denver	31.7619	-106.4850	678
Las Vegas	Nevada	NV	8911#	(702) 555-01##	America/Los_Angeles	36.1699	-115.1398	660
Boston	Massachusetts	MA	0211#	(617) 555-01##	America/New_York	42.3601	-71.0589	653
Detroit	Michigan	MI	48202	(313) 555-01##	America/Detroit	42.3314	-83.0458	633
Louisville	Kentucky	KY	4021#	(502) 555-01##	America/Kentucky/Louisville	38.2527	-85.7585	622
Portland	Oregon	OR	9721#	(503) 555-01##	America/Los_Angeles	45.5152	-122.6784	630
Memphis	Tennessee	TN	38117	(901) 555-01##	America/Chicago	35.1495	-90.0490	618
Baltimore	Maryland	MD	2121#	(410) 555-01##	America/New_York	39.2904	-76.6122	565
Milwaukee	Wisconsin	WI	5321#	(414) 555-01##	America/Chicago	43.0389	-87.9065	561
Albuquerque	New Mexico	NM	8711#	(505) 555-01##	America/Denver	35.0844	-106.6504	560
Fresno	California	CA	9372#	(559) 555-01##	America/Los_Angeles	36.7378	-119.7871	545
Tucson	Arizona	AZ	8571#	(520) 555-01##	America/Phoenix	32.2226	-110.9747	547
Sacramento	California	CA	95816	(916) 555-01##	America/Los_Angeles	38.5816	-121.4944	526
Mesa	Arizona	AZ	85201	(480) 555-01##	America/Phoenix	33.4152	-111.8315	511
Kansas City	Missouri	MO	64111	(816) 555-01##	America/Chicago	39.0997	-94.5786	510
Atlanta	Georgia	GA	3031#	(404) 555-01##	America/New_York	33.7490	-84.3880	510
Colorado Springs	Colorado	CO	8091#	(719) 555-01##	America/Denver	38.8339	-104.8214	488
Omaha	Nebraska	NE	68114	(402) 555-01##	America/Chicago	41.2565	-95.9345	483
Raleigh	North Carolina	NC	2761#	(919) 555-01##	America/New_York	35.7796	-78.6382	482
Virginia Beach	Virginia	VA	2345#	(757) 555-01##	America/New_York	36.8529	-75.9780	453
Long Beach	California	CA	90802	(562) 555-01##	America/Los_Angeles	33.7701	-118.1937	449
Miami	Florida	FL	33133	(305) 555-01##	America/New_York	25.7617	-80.1918	455
Oakland	California	CA	94611	(510) 555-01##	America/Los_Angeles	37.8044	-122.2712	436
Minneapolis	Minnesota	MN	5541#	(612) 555-01##	America/Chicago	44.9778	-93.2650	425
Bakersfield	California	CA	93301	(661) 555-01##	America/Los_Angeles	35.3733	-119.0187	413
Tulsa	Oklahoma	OK	74114	(918) 555-01##	America/Chicago	36.1540	-95.9928	411
Tampa	Florida	FL	3361#	(813) 555-01##	America/New_York	27.9506	-82.4572	403
Arlington	Texas	TX	7601#	(817) 555-01##	America/Chicago	32.7357	-97.1081	398
Wichita	Kansas	KS	6721#	(316) 555-01##	America/Chicago	37.6872	-97.3301	396
Aurora	Colorado	CO	8001#	(303) 555-01##	America/Denver	39.7294	-104.8319	395
New Orleans	Louisiana	LA	70115	(504) 555-01##	America/Chicago	29.9511	-90.0715	364
Cleveland	Ohio	OH	44113	(216) 555-01##	America/New_York	41.4993	-81.6944	362
Honolulu	Hawaii	HI	9681#	(808) 555-01##	Pacific/Honolulu	21.3069	-157.8583	341
Anaheim	California	CA	92801	(714) 555-01##	America/Los_Angeles	33.8366	-117.9143	340
Orlando	Florida	FL	32803	(407) 555-01##	America/New_York	28.5383	-81.3792	320
Lexington	Kentucky	KY	40502	(859) 555-01##	America/New_York	38.0406	-84.5037	320
Corpus Christi	Texas	TX	7841#	(361) 555-01##	America/Chicago	27.8006	-97.3964	316
Henderson	Nevada	NV	89014	(702) 555-01##	America/Los_Angeles	36.0395	-114.9817	337
Riverside	California	CA	92501	(951) 555-01##	America/Los_Angeles	33.9806	-117.3755	318
Newark	New Jersey	NJ	07102	(973) 555-01##	America/New_York	40.7357	-74.1724	305
Saint Paul	Minnesota	MN	55102	(651) 555-01##	America/Chicago	44.9537	-93.0900	303
Santa Ana	California	CA	92701	(714) 555-01##	America/Los_Angeles	33.7455	-117.8677	310
Cincinnati	Ohio	OH	45219	(513) 555-01##	America/New_York	39.1031	-84.5120	311
Irvine	California	CA	92618	(949) 555-01##	America/Los_Angeles	33.6846	-117.8265	314
Pittsburgh	Pennsylvania	PA	1521#	(412) 555-01##	America/New_York	40.4406	-79.9959	303
St. Louis	Missouri	MO	63110	(314) 555-01##	America/Chicago	38.6270	-90.1994	282
Greensboro	North Carolina	NC	27401	(336) 555-01##	America/New_York	36.0726	-79.7920	302
Jersey City	New Jersey	NJ	07302	(201) 555-01##	America/New_York	40.7178	-74.0431	291
Anchorage	Alaska	AK	99501	(907) 555-01##	America/Anchorage	61.2181	-149.9003	286
Lincoln	Nebraska	NE	68502	(402) 555-01##	America/Chicago	40.8136	-96.7026	294
Plano	Texas	TX	75074	(972) 555-01##	America/Chicago	33.0198	-96.6989	290
Durham	North Carolina	NC	27701	(919) 555-01##	America/New_York	35.9940	-78.8986	296
Buffalo	New York	NY	14214	(716) 555-01##	America/New_York	42.8864	-78.8784	274
Madison	Wisconsin	WI	53711	(608) 555-01##	America/Chicago	43.0731	-89.4012	280
Lubbock	Texas	TX	79413	(806) 555-01##	America/Chicago	33.5779	-101.8552	266
Chandler	Arizona	AZ	85224	(480) 555-01##	America/Phoenix	33.3062	-111.8413	280
Reno	Nevada	NV	89501	(775) 555-01##	America/Los_Angeles	39.5296	-119.8138	274
Toledo	Ohio	OH	43612	(419) 555-01##	America/New_York	41.6528	-83.5379	265
Fort Wayne	Indiana	IN	46802	(260) 555-01##	America/Indiana/Indianapolis	41.0793	-85.1394	269
St. Petersburg	Florida	FL	33710	(727) 555-01##	America/New_York	27.7676	-82.6403	263
Norfolk	Virginia	VA	2351#	(757) 555-01##	America/New_York	36.8508	-76.2859	230
Richmond	Virginia	VA	23220	(804) 555-01##	America/New_York	37.5407	-77.4360	229
Boise	Idaho	ID	83702	(208) 555-01##	America/Boise	43.6150	-116.2023	235
Spokane	Washington	WA	99201	(509) 555-01##	America/Los_Angeles	47.6588	-117.4260	229
Baton Rouge	Louisiana	LA	70802	(225) 555-01##	America/Chicago	30.4515	-91.1871	220
Des Moines	Iowa	IA	50312	(515) 555-01##	America/Chicago	41.5868	-93.6250	210
Tacoma	Washington	WA	98402	(253) 555-01##	America/Los_Angeles	47.2529	-122.4443	222
Salt Lake City	Utah	UT	84111	(801) 555-01##	America/Denver	40.7608	-111.8910	209
Rochester	New York	NY	14607	(585) 555-01##	America/New_York	43.1566	-77.6088	207
Birmingham	Alabama	AL	35205	(205) 555-01##	America/Chicago	33.5186	-86.8104	197
Montgomery	Alabama	AL	3611#	(334) 555-01##	America/Chicago	32.3668	-86.3000	196
Little Rock	Arkansas	AR	72201	(501) 555-01##	America/Chicago	34.7465	-92.2896	203
Grand Rapids	Michigan	MI	49503	(616) 555-01##	America/Detroit	42.9634	-85.6681	197
Knoxville	Tennessee	TN	37919	(865) 555-01##	America/New_York	35.9606	-83.9207	199
Providence	Rhode Island	RI	02903	(401) 555-01##	America/New_York	41.8240	-71.4128	190
Worcester	Massachusetts	MA	01602	(508) 555-01##	America/New_York	42.2626	-71.8023	207
Sioux Falls	South Dakota	SD	57103	(605) 555-01##	America/Chicago	43.5446	-96.7311	206
Jackson	Mississippi	MS	39201	(601) 555-01##	America/Chicago	32.2988	-90.1848	143
Charleston	South Carolina	SC	29401	(843) 555-01##	America/New_York	32.7765	-79.9311	155
Savannah	Georgia	GA	31401	(912) 555-01##	America/New_York	32.0809	-81.0912	148
Bridgeport	Connecticut	CT	06604	(203) 555-01##	America/New_York	41.1792	-73.1894	148
Hartford	Connecticut	CT	06103	(860) 555-01##	America/New_York	41.7658	-72.6734	120
Manchester	New Hampshire	NH	03101	(603) 555-01##	America/New_York	42.9956	-71.4548	115
Fargo	North Dakota	ND	58102	(701) 555-01##	America/Chicago	46.8772	-96.7898	133
Billings	Montana	MT	59101	(406) 555-01##	America/Denver	45.7833	-108.5007	120
Cheyenne	Wyoming	WY	82001	(307) 555-01##	America/Denver	41.1400	-104.8202	65
Burlington	Vermont	VT	05401	(802) 555-01##	America/New_York	44.4759	-73.2121	45
Portland	Maine	ME	04101	(207) 555-01##	America/New_York	43.6591	-70.2568	69
Wilmington	Delaware	DE	19801	(302) 555-01##	America/New_York	39.7391	-75.5398	71
Charleston	West Virginia	WV	25301	(304) 555-01##	America/New_York	38.3498	-81.6326	47
Santa Fe	New Mexico	NM	87501	(505) 555-01##	America/Denver	35.6870	-105.9378	89
Eugene	Oregon	OR	97401	(541) 555-01##	America/Los_Angeles	44.0521	-123.0868	177
Boulder	Colorado	CO	80302	(303) 555-01##	America/Denver	40.0150	-105.2705	106
Ann Arbor	Michigan	MI	48104	(734) 555-01##	America/Detroit	42.2808	-83.7430	120`;
