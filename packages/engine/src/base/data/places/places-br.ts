/**
 * Places of BR: city, region, region code, postal pattern, telephone pattern, time zone, latitude, longitude, weight in
 * thousands of people. `#` is any digit. A large city may take several lines. The order is part of what a seed yields.
 * Telephone subscriber numbers begin with 0, which no Brazilian one does.
 */
export const places = `São Paulo	São Paulo	SP	01###-###	(11) 0###-####	America/Sao_Paulo	-23.5505	-46.6333	4000
São Paulo	São Paulo	SP	04###-###	(11) 0###-####	America/Sao_Paulo	-23.6145	-46.6564	4000
São Paulo	São Paulo	SP	05###-###	(11) 0###-####	America/Sao_Paulo	-23.5440	-46.7050	3450
Rio de Janeiro	Rio de Janeiro	RJ	20###-###	(21) 0###-####	America/Sao_Paulo	-22.9068	-43.1729	3200
Rio de Janeiro	Rio de Janeiro	RJ	22###-###	(21) 0###-####	America/Sao_Paulo	-22.9711	-43.1823	3010
Brasília	Distrito Federal	DF	70###-###	(61) 0###-####	America/Sao_Paulo	-15.7939	-47.8828	2817
Fortaleza	Ceará	CE	60###-###	(85) 0###-####	America/Fortaleza	-3.7319	-38.5267	2428
Salvador	Bahia	BA	40###-###	(71) 0###-####	America/Bahia	-12.9777	-38.5016	2417
Belo Horizonte	Minas Gerais	MG	30###-###	(31) 0###-####	America/Sao_Paulo	-19.9167	-43.9345	2315
Manaus	Amazonas	AM	6902#-###	(92) 0###-####	America/Manaus	-3.1190	-60.0217	2063
Curitiba	Paraná	PR	80###-###	(41) 0###-####	America/Sao_Paulo	-25.4284	-49.2733	1773
Recife	Pernambuco	PE	50###-###	(81) 0###-####	America/Recife	-8.0476	-34.8770	1488
Goiânia	Goiás	GO	740##-###	(62) 0###-####	America/Sao_Paulo	-16.6869	-49.2648	1437
Porto Alegre	Rio Grande do Sul	RS	90###-###	(51) 0###-####	America/Sao_Paulo	-30.0346	-51.2177	1332
Belém	Pará	PA	660##-###	(91) 0###-####	America/Belem	-1.4558	-48.4902	1303
Guarulhos	São Paulo	SP	070##-###	(11) 0###-####	America/Sao_Paulo	-23.4538	-46.5333	1291
Campinas	São Paulo	SP	130##-###	(19) 0###-####	America/Sao_Paulo	-22.9056	-47.0608	1139
São Luís	Maranhão	MA	650##-###	(98) 0###-####	America/Fortaleza	-2.5307	-44.3068	1037
Maceió	Alagoas	AL	570##-###	(82) 0###-####	America/Maceio	-9.6498	-35.7089	957
Campo Grande	Mato Grosso do Sul	MS	790##-###	(67) 0###-####	America/Campo_Grande	-20.4697	-54.6201	898
São Gonçalo	Rio de Janeiro	RJ	244##-###	(21) 0###-####	America/Sao_Paulo	-22.8268	-43.0634	896
Teresina	Piauí	PI	640##-###	(86) 0###-####	America/Fortaleza	-5.0892	-42.8019	866
João Pessoa	Paraíba	PB	580##-###	(83) 0###-####	America/Fortaleza	-7.1195	-34.8450	833
São Bernardo do Campo	São Paulo	SP	097##-###	(11) 0###-####	America/Sao_Paulo	-23.6914	-46.5646	810
Duque de Caxias	Rio de Janeiro	RJ	250##-###	(21) 0###-####	America/Sao_Paulo	-22.7856	-43.3117	808
Nova Iguaçu	Rio de Janeiro	RJ	260##-###	(21) 0###-####	America/Sao_Paulo	-22.7556	-43.4603	785
Natal	Rio Grande do Norte	RN	590##-###	(84) 0###-####	America/Fortaleza	-5.7945	-35.2110	751
Santo André	São Paulo	SP	090##-###	(11) 0###-####	America/Sao_Paulo	-23.6639	-46.5383	748
Osasco	São Paulo	SP	060##-###	(11) 0###-####	America/Sao_Paulo	-23.5325	-46.7917	728
Sorocaba	São Paulo	SP	180##-###	(15) 0###-####	America/Sao_Paulo	-23.5015	-47.4526	723
Uberlândia	Minas Gerais	MG	3840#-###	(34) 0###-####	America/Sao_Paulo	-18.9186	-48.2772	713
Ribeirão Preto	São Paulo	SP	140##-###	(16) 0###-####	America/Sao_Paulo	-21.1775	-47.8103	698
São José dos Campos	São Paulo	SP	1222#-###	(12) 0###-####	America/Sao_Paulo	-23.1896	-45.8841	697
Cuiabá	Mato Grosso	MT	780##-###	(65) 0###-####	America/Cuiaba	-15.6014	-56.0979	650
Jaboatão dos Guararapes	Pernambuco	PE	540##-###	(81) 0###-####	America/Recife	-8.1128	-35.0156	643
Contagem	Minas Gerais	MG	320##-###	(31) 0###-####	America/Sao_Paulo	-19.9320	-44.0539	621
Joinville	Santa Catarina	SC	8920#-###	(47) 0###-####	America/Sao_Paulo	-26.3045	-48.8487	616
Feira de Santana	Bahia	BA	440##-###	(75) 0###-####	America/Bahia	-12.2664	-38.9663	616
Aracaju	Sergipe	SE	490##-###	(79) 0###-####	America/Maceio	-10.9472	-37.0731	602
Londrina	Paraná	PR	860##-###	(43) 0###-####	America/Sao_Paulo	-23.3045	-51.1696	555
Juiz de Fora	Minas Gerais	MG	360##-###	(32) 0###-####	America/Sao_Paulo	-21.7642	-43.3503	540
Florianópolis	Santa Catarina	SC	880##-###	(48) 0###-####	America/Sao_Paulo	-27.5954	-48.5480	537
Aparecida de Goiânia	Goiás	GO	749##-###	(62) 0###-####	America/Sao_Paulo	-16.8198	-49.2469	527
Serra	Espírito Santo	ES	2916#-###	(27) 0###-####	America/Sao_Paulo	-20.1286	-40.3080	520
Campos dos Goytacazes	Rio de Janeiro	RJ	280##-###	(22) 0###-####	America/Sao_Paulo	-21.7545	-41.3244	483
Belford Roxo	Rio de Janeiro	RJ	261##-###	(21) 0###-####	America/Sao_Paulo	-22.7640	-43.3992	483
Niterói	Rio de Janeiro	RJ	240##-###	(21) 0###-####	America/Sao_Paulo	-22.8832	-43.1034	481
São José do Rio Preto	São Paulo	SP	150##-###	(17) 0###-####	America/Sao_Paulo	-20.8113	-49.3758	480
Ananindeua	Pará	PA	670##-###	(91) 0###-####	America/Belem	-1.3659	-48.3720	478
Vila Velha	Espírito Santo	ES	2910#-###	(27) 0###-####	America/Sao_Paulo	-20.3297	-40.2925	467
Caxias do Sul	Rio Grande do Sul	RS	950##-###	(54) 0###-####	America/Sao_Paulo	-29.1678	-51.1794	463
Porto Velho	Rondônia	RO	7680#-###	(69) 0###-####	America/Porto_Velho	-8.7612	-63.9004	460
Mogi das Cruzes	São Paulo	SP	087##-###	(11) 0###-####	America/Sao_Paulo	-23.5208	-46.1854	451
Jundiaí	São Paulo	SP	1320#-###	(11) 0###-####	America/Sao_Paulo	-23.1857	-46.8978	443
Macapá	Amapá	AP	6890#-###	(96) 0###-####	America/Belem	0.0349	-51.0694	442
São João de Meriti	Rio de Janeiro	RJ	255##-###	(21) 0###-####	America/Sao_Paulo	-22.8058	-43.3729	440
Piracicaba	São Paulo	SP	1340#-###	(19) 0###-####	America/Sao_Paulo	-22.7253	-47.6492	423
Campina Grande	Paraíba	PB	5840#-###	(83) 0###-####	America/Fortaleza	-7.2219	-35.8731	419
Santos	São Paulo	SP	110##-###	(13) 0###-####	America/Sao_Paulo	-23.9608	-46.3336	418
Mauá	São Paulo	SP	093##-###	(11) 0###-####	America/Sao_Paulo	-23.6677	-46.4613	418
Montes Claros	Minas Gerais	MG	3940#-###	(38) 0###-####	America/Sao_Paulo	-16.7282	-43.8578	414
Boa Vista	Roraima	RR	6930#-###	(95) 0###-####	America/Boa_Vista	2.8235	-60.6758	413
Betim	Minas Gerais	MG	326##-###	(31) 0###-####	America/Sao_Paulo	-19.9678	-44.1983	411
Maringá	Paraná	PR	870##-###	(44) 0###-####	America/Sao_Paulo	-23.4205	-51.9333	409
Anápolis	Goiás	GO	750##-###	(62) 0###-####	America/Sao_Paulo	-16.3281	-48.9530	399
Diadema	São Paulo	SP	099##-###	(11) 0###-####	America/Sao_Paulo	-23.6813	-46.6206	393
Bauru	São Paulo	SP	170##-###	(14) 0###-####	America/Sao_Paulo	-22.3246	-49.0871	379
Caruaru	Pernambuco	PE	550##-###	(81) 0###-####	America/Recife	-8.2829	-35.9753	378
Rio Branco	Acre	AC	6990#-###	(68) 0###-####	America/Rio_Branco	-9.9747	-67.8100	364
Blumenau	Santa Catarina	SC	890##-###	(47) 0###-####	America/Sao_Paulo	-26.9194	-49.0661	361
Ponta Grossa	Paraná	PR	840##-###	(42) 0###-####	America/Sao_Paulo	-25.0945	-50.1633	358
Cascavel	Paraná	PR	8580#-###	(45) 0###-####	America/Sao_Paulo	-24.9578	-53.4595	348
Franca	São Paulo	SP	1440#-###	(16) 0###-####	America/Sao_Paulo	-20.5386	-47.4008	352
Olinda	Pernambuco	PE	530##-###	(81) 0###-####	America/Recife	-8.0089	-34.8553	350
Uberaba	Minas Gerais	MG	380##-###	(34) 0###-####	America/Sao_Paulo	-19.7472	-47.9381	337
Vitória	Espírito Santo	ES	290##-###	(27) 0###-####	America/Sao_Paulo	-20.3155	-40.3128	323
Pelotas	Rio Grande do Sul	RS	960##-###	(53) 0###-####	America/Sao_Paulo	-31.7654	-52.3376	325
Palmas	Tocantins	TO	770##-###	(63) 0###-####	America/Araguaina	-10.1844	-48.3336	303
Canoas	Rio Grande do Sul	RS	920##-###	(51) 0###-####	America/Sao_Paulo	-29.9178	-51.1836	347
Foz do Iguaçu	Paraná	PR	8585#-###	(45) 0###-####	America/Sao_Paulo	-25.5469	-54.5882	285
Petrópolis	Rio de Janeiro	RJ	256##-###	(24) 0###-####	America/Sao_Paulo	-22.5046	-43.1823	279
Santa Maria	Rio Grande do Sul	RS	970##-###	(55) 0###-####	America/Sao_Paulo	-29.6842	-53.8069	271`;
