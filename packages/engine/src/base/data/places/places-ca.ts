/**
 * Places of CA: city, region, region code, postal pattern, telephone pattern, time zone, latitude, longitude, weight in
 * thousands of people. `#` is any digit. A large city may take several lines. The order is part of what a seed yields.
 * Telephone numbers lie in 555-0100 to 555-0199, which every area code keeps free for fiction. The cities are those in
 * which French is spoken.
 */
export const places = `Montréal	Québec	QC	H2J #K#	(514) 555-01##	America/Toronto	45.5270	-73.5800	450
Montréal	Québec	QC	H2V #T#	(514) 555-01##	America/Toronto	45.5200	-73.6000	450
Montréal	Québec	QC	H3B #Y#	(514) 555-01##	America/Toronto	45.5017	-73.5673	450
Montréal	Québec	QC	H1W #P#	(438) 555-01##	America/Toronto	45.5460	-73.5450	410
Québec	Québec	QC	G1R #S#	(418) 555-01##	America/Toronto	46.8139	-71.2080	180
Québec	Québec	QC	G1S #E#	(418) 555-01##	America/Toronto	46.8000	-71.2400	180
Québec	Québec	QC	G1K #X#	(581) 555-01##	America/Toronto	46.8170	-71.2250	190
Laval	Québec	QC	H7N #C#	(450) 555-01##	America/Toronto	45.5575	-73.6990	440
Gatineau	Québec	QC	J8X #W#	(819) 555-01##	America/Toronto	45.4287	-75.7134	290
Longueuil	Québec	QC	J4K #R#	(450) 555-01##	America/Toronto	45.5312	-73.5181	254
Sherbrooke	Québec	QC	J1H #M#	(819) 555-01##	America/Toronto	45.4042	-71.8929	173
Saguenay	Québec	QC	G7H #B#	(418) 555-01##	America/Toronto	48.4284	-71.0537	145
Lévis	Québec	QC	G6V #N#	(418) 555-01##	America/Toronto	46.8033	-71.1779	150
Trois-Rivières	Québec	QC	G9A #L#	(819) 555-01##	America/Toronto	46.3432	-72.5430	140
Terrebonne	Québec	QC	J6W #J#	(450) 555-01##	America/Toronto	45.7000	-73.6470	120
Saint-Jean-sur-Richelieu	Québec	QC	J3B #V#	(450) 555-01##	America/Toronto	45.3071	-73.2626	98
Brossard	Québec	QC	J4Z #H#	(450) 555-01##	America/Toronto	45.4584	-73.4650	92
Repentigny	Québec	QC	J6A #T#	(450) 555-01##	America/Toronto	45.7420	-73.4500	87
Drummondville	Québec	QC	J2B #G#	(819) 555-01##	America/Toronto	45.8833	-72.4833	80
Saint-Jérôme	Québec	QC	J7Z #B#	(450) 555-01##	America/Toronto	45.7804	-74.0036	80
Granby	Québec	QC	J2G #C#	(450) 555-01##	America/Toronto	45.4000	-72.7330	70
Blainville	Québec	QC	J7C #P#	(450) 555-01##	America/Toronto	45.6700	-73.8830	60
Saint-Hyacinthe	Québec	QC	J2S #R#	(450) 555-01##	America/Toronto	45.6307	-72.9569	58
Mirabel	Québec	QC	J7J #N#	(450) 555-01##	America/Toronto	45.6500	-74.0830	62
Dollard-des-Ormeaux	Québec	QC	H9B #S#	(514) 555-01##	America/Toronto	45.4940	-73.8240	49
Châteauguay	Québec	QC	J6J #K#	(450) 555-01##	America/Toronto	45.3800	-73.7500	51
Rimouski	Québec	QC	G5L #L#	(418) 555-01##	America/Toronto	48.4488	-68.5240	49
Victoriaville	Québec	QC	G6P #T#	(819) 555-01##	America/Toronto	46.0500	-71.9667	48
Mascouche	Québec	QC	J7K #M#	(450) 555-01##	America/Toronto	45.7500	-73.6000	52
Shawinigan	Québec	QC	G9N #V#	(819) 555-01##	America/Toronto	46.5667	-72.7500	50
Boucherville	Québec	QC	J4B #E#	(450) 555-01##	America/Toronto	45.5910	-73.4360	42
Rouyn-Noranda	Québec	QC	J9X #B#	(819) 555-01##	America/Toronto	48.2366	-79.0231	43
Salaberry-de-Valleyfield	Québec	QC	J6T #G#	(450) 555-01##	America/Toronto	45.2500	-74.1300	42
Sorel-Tracy	Québec	QC	J3P #C#	(450) 555-01##	America/Toronto	46.0333	-73.1167	36
Joliette	Québec	QC	J6E #P#	(450) 555-01##	America/Toronto	46.0164	-73.4236	21
Vaudreuil-Dorion	Québec	QC	J7V #W#	(450) 555-01##	America/Toronto	45.4000	-74.0333	43
Val-d’Or	Québec	QC	J9P #S#	(819) 555-01##	America/Toronto	48.1000	-77.7833	33
Saint-Georges	Québec	QC	G5Y #L#	(418) 555-01##	America/Toronto	46.1167	-70.6667	33
Alma	Québec	QC	G8B #J#	(418) 555-01##	America/Toronto	48.5500	-71.6500	30
Sept-Îles	Québec	QC	G4R #H#	(418) 555-01##	America/Toronto	50.2167	-66.3833	25
Thetford Mines	Québec	QC	G6G #R#	(418) 555-01##	America/Toronto	46.1000	-71.3000	26
Sainte-Julie	Québec	QC	J3E #T#	(450) 555-01##	America/Toronto	45.5833	-73.3333	30
Saint-Eustache	Québec	QC	J7P #K#	(450) 555-01##	America/Toronto	45.5650	-73.9050	45
Saint-Constant	Québec	QC	J5A #M#	(450) 555-01##	America/Toronto	45.3667	-73.5667	30
Magog	Québec	QC	J1X #B#	(819) 555-01##	America/Toronto	45.2667	-72.1500	28
Rivière-du-Loup	Québec	QC	G5R #Y#	(418) 555-01##	America/Toronto	47.8333	-69.5333	20
Baie-Comeau	Québec	QC	G5C #E#	(418) 555-01##	America/Toronto	49.2167	-68.1500	21
Cowansville	Québec	QC	J2K #N#	(450) 555-01##	America/Toronto	45.2000	-72.7500	15
Matane	Québec	QC	G4W #C#	(418) 555-01##	America/Toronto	48.8500	-67.5333	14
Amos	Québec	QC	J9T #P#	(819) 555-01##	America/Toronto	48.5667	-78.1167	13
Gaspé	Québec	QC	G4X #V#	(418) 555-01##	America/Toronto	48.8333	-64.4833	15
Lac-Mégantic	Québec	QC	G6B #W#	(819) 555-01##	America/Toronto	45.5833	-70.8833	6
Montmagny	Québec	QC	G5V #S#	(418) 555-01##	America/Toronto	46.9833	-70.5500	11
La Tuque	Québec	QC	G9X #L#	(819) 555-01##	America/Toronto	47.4333	-72.7833	11
Roberval	Québec	QC	G8H #J#	(418) 555-01##	America/Toronto	48.5167	-72.2333	10
Chambly	Québec	QC	J3L #H#	(450) 555-01##	America/Toronto	45.4500	-73.2833	31
Beloeil	Québec	QC	J3G #R#	(450) 555-01##	America/Toronto	45.5667	-73.2000	24
Mont-Laurier	Québec	QC	J9L #T#	(819) 555-01##	America/Toronto	46.5500	-75.5000	14
Ottawa	Ontario	ON	K1N #K#	(613) 555-01##	America/Toronto	45.4290	-75.6840	200
Hawkesbury	Ontario	ON	K6A #M#	(613) 555-01##	America/Toronto	45.6000	-74.6000	10
Grand Sudbury	Ontario	ON	P3E #B#	(705) 555-01##	America/Toronto	46.4900	-81.0100	60
Moncton	Nouveau-Brunswick	NB	E1C #E#	(506) 555-01##	America/Halifax	46.0878	-64.7782	79
Dieppe	Nouveau-Brunswick	NB	E1A #N#	(506) 555-01##	America/Halifax	46.0989	-64.7242	28
Edmundston	Nouveau-Brunswick	NB	E3V #C#	(506) 555-01##	America/Halifax	47.3667	-68.3333	16
Bathurst	Nouveau-Brunswick	NB	E2A #P#	(506) 555-01##	America/Halifax	47.6167	-65.6500	12
Caraquet	Nouveau-Brunswick	NB	E1W #V#	(506) 555-01##	America/Halifax	47.7833	-64.9500	4
Winnipeg	Manitoba	MB	R2H #W#	(204) 555-01##	America/Winnipeg	49.8800	-97.1150	40`;
