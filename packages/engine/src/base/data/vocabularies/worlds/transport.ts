import type { World } from './world.ts';

/** Railways, aircraft and their maintenance, ships and ports. */
export const TRANSPORT: World = {
  name: 'transport',
  signs: `rail railway train locomotive wagon railcar rolling_stock track sleeper ballast turnout signal depot coupling bogie pantograph catenary timetable headway
    aircraft airframe tail hangar ata mel engine propeller landing_gear airworthiness directive discrepancy rectification squawk logbook avionics flight runway
    vessel ship imo hull port berth cargo container voyage charter anchorage pilotage tug deadweight tonnage seafarer bunker ballast_water
    terminal crane stowage manifest bill_lading mmsi callsign dock quay harbor freight tanker barge shipyard dredge lighthouse vts laytime stevedore gangway`,
  slots: {
    name_b: 'Northern Star|Ocean Pride|Sea Falcon|Baltic Trader|Atlantic Spirit|Pacific Breeze|Arctic Wind|Coral Queen|Harbour Light|Silver Wave|Nordic Dawn|Morning Tide', part: 'brake disc|fuel pump|hydraulic hose|main wheel tyre|landing light|door seal|battery|wheel bearing|oil filter|sensor',
    side: 'left|right|forward|aft|upper|lower', count: '2|3|5|12|24|48', city_b: 'Northport|Riverton|Lakeview|Millbrook|Eastgate|Hillside|Westbury|Kingsford', line_b: 'Main Line|Branch Line|Loop|Coast Line|Valley Line|Freight Line', defect: 'worn beyond limits|cracked|leaking|loose|corroded|inoperative|damaged',
  },
  lists: `
!vehicle class, rolling stock type, stock type, rail vehicle type, wagon type, rail vehicle, unit type, train type: electric locomotive|diesel multiple unit|electric multiple unit|passenger coach|freight wagon|tank wagon|shunter|driving trailer|tram|high-speed train|sleeper coach|flat wagon|hopper wagon
!traction type, traction, propulsion type of train, power type, traction power: electric|diesel|battery|diesel-electric|hybrid|hydrogen|unpowered
!brake system, brake type, braking system, type of brake: air brake|electro-pneumatic|disc brake|regenerative|magnetic track brake|tread brake|hydraulic
!coupling, coupling type, coupler, coupler type: screw coupling|Scharfenberg|Dellner|knuckle|buffer and chain|automatic|drawbar
line name, rail line, railway line, track line, route name: {city_b} {line_b}|{city_b} - Station Junction|{city_b} Suburban Line
depot, depot name, workshop name, home depot: {city_b} Depot|{city_b} Traction Depot|{city_b} Works|{city_b} Yard
!track defect, defect type, rail defect, type of defect, rail flaw, defect kind: rail crack|broken weld|worn rail head|loose fastening|sleeper crack|gauge widening|twist|ballast fouling|squat|corrugation|drainage fault|insulated joint failure
!track inspection method, inspection method, detection method, detected by method, inspection type: ultrasonic testing|visual patrol|track recording car|eddy current|geometry measurement train|drone survey|ground penetrating radar|walking inspection
!rail side, track side, side: left|right|both
!repair action, track repair, corrective action taken, maintenance action, repair method: rail replacement|rail grinding|tamping|sleeper replacement|weld repair|fastening tightened|ballast cleaning|speed restriction|joint lubrication
!signal type, signal kind: main signal|distant signal|shunting signal|level crossing signal|speed indicator
!delay cause, cause of delay, delay reason, delay category: signal failure|rolling stock fault|track works|weather|passenger incident|late connection|staff shortage|congestion|level crossing incident
!aircraft type, aircraft model, type of aircraft, airframe type: A320-214|B737-800|A321neo|ATR 72-600|E190|B787-9|A330-300|Dash 8-400|CRJ900|Cessna 172S|King Air 350|A350-900
!ata chapter, ata, ata system, ata code name, system chapter: 32 Landing Gear|27 Flight Controls|29 Hydraulic Power|28 Fuel|24 Electrical Power|21 Air Conditioning|34 Navigation|72 Engine|25 Equipment and Furnishings|33 Lights|52 Doors|49 APU|36 Pneumatic|35 Oxygen
!task type, maintenance task type, work type, task category, job type: inspection|replacement|lubrication|functional check|operational check|repair|modification|servicing|borescope inspection|cleaning|troubleshooting
!check type, maintenance check, check name, check level: A check|C check|line|daily|weekly|transit|B check|D check
!part removed, part installed, component removed, component name, part name, part description, aircraft part, component, removed component: main wheel assembly|brake unit|fuel pump|starter generator|hydraulic pump|landing light|pitot probe|windshield panel|APU|flap actuator|cabin pressure controller|oxygen bottle|engine igniter|battery|oil filter|seat track fitting
!mel category, mel cat: A|B|C|D
!hangar, hangar name, maintenance bay: Hangar 1|Hangar 2|Hangar 3|Line station|Bay 4|Hangar 5 North
!removal reason, reason for removal, reason removed: unserviceable|scheduled|time expired|for inspection|modification|robbed for other aircraft
!flight phase, phase of flight, phase: taxi|take-off|climb|cruise|descent|approach|landing|parked
!approach type, runway condition: dry|wet|snow covered|icy|slush
!directive type, directive kind, publication type, document class of bulletin: airworthiness directive|service bulletin|service letter|modification|engineering order
!vessel name, ship name, =vessel, =ship, boat name, vessel: MV {name_b}|{name_b}
!vessel type, ship type, vessel class, vessel category, ship class, type of vessel, type of ship: container ship|bulk carrier|tanker|tug|offshore supply vessel|general cargo|ro-ro ferry|fishing vessel|anchor handling tug|LNG carrier|dredger|crew boat|research vessel|barge|survey vessel
!classification society, class society, ship class society: DNV|Lloyd's Register|ABS|Bureau Veritas|ClassNK|RINA|Korean Register
!flag state, ship flag, vessel flag, flag country, country of registry, registry flag: Panama|Liberia|Marshall Islands|Singapore|Malta|Norway|Bahamas|Greece|Cyprus|Denmark|United Kingdom|Netherlands
!imo number, imo no, imo, imo ship number: 9074729|9321483|9433795|9629055|9778791|9302138|9456771|9811000|9247431|9395044|9684641|9155361|9708851|9362358
!propulsion, propulsion type, propulsion system, engine type, main engine type: diesel-electric|azimuth thrusters|fixed pitch propeller|controllable pitch propeller|twin screw diesel|LNG dual fuel|water jet|hybrid battery|Voith Schneider
!home port, port of registry, homeport, port of call, last port, next port, discharge port, loading port, load port, port name: Rotterdam|Singapore|Hamburg|Bergen|Aberdeen|Houston|Piraeus|Antwerp|Oslo|Busan|Le Havre|Valencia|Southampton|Santos
!cargo type, cargo, commodity, cargo description, goods description, type of cargo: containers|iron ore|crude oil|grain|coal|timber|steel coils|vehicles|LNG|fertilizer|cement|machinery|refrigerated fruit
!berth type, berth kind, quay type: container|bulk|ro-ro|tanker jetty|general cargo|lay-by
!crane type, equipment type, handling equipment, equipment class: ship-to-shore crane|rubber-tyred gantry|reach stacker|straddle carrier|mobile harbour crane|forklift|terminal tractor
!container type, container size type, iso type, container kind: 20' dry|40' high cube|40' reefer|20' tank|40' open top|45' high cube|20' flat rack
!fuel type, bunker type, bunker fuel, fuel grade: VLSFO|MGO|HFO|LNG|MDO|biofuel blend
!survey type, vessel survey, inspection kind, ship survey: annual survey|special survey|port state control|docking survey|intermediate survey|flag state inspection|vetting inspection
!deficiency, deficiency type, finding type: fire safety|life-saving appliances|navigation equipment|crew certificates|structural condition|pollution prevention|documentation
!rank, crew rank, seafarer rank: Master|Chief Officer|Second Officer|Chief Engineer|Second Engineer|Able Seaman|Bosun|Electro-Technical Officer|Cook|Oiler
!incident type, occurrence type, event type of safety, safety event: bird strike|runway incursion|hard landing|engine failure|derailment|signal passed at danger|collision|grounding|near miss|fire
!stop reason, reason for stop, detention reason: weather|waiting for berth|technical fault|customs inspection|documents missing|strike
`,
  prose: `
# note
{part} ordered, expected within {count} days.
Inspected on the {side} side, no findings.
Crew reports noise from the {part}.
Departure delayed by {count} minutes because of the {part}.
Released to service after a test.
Waiting for a berth since {count} hours.
# description
Inspection of the {part} every {count} months.
{part} of the {side} side with its fittings.
Line between two stations with {count} crossings.
Vessel for cargo of up to {count} thousand tonnes.
# discrepancy, discrepancy, defect description, squawk, defect text, fault description, pilot report, defect, reported defect, technical log entry, finding, finding text, problem description
{part} found {defect} during the walk-around inspection.
Crew reported the {side} {part} {defect}.
{part} {defect}, limits of the manual exceeded.
Warning light of the {part} came on in flight.
Hydraulic oil leak near the {side} {part}.
# rectification, rectification, corrective action, action taken, work performed, maintenance action text, repair description, work done, resolution, rectification text
{part} replaced, test satisfactory.
{side} {part} removed, cleaned and installed, leak check satisfactory.
{part} adjusted and lubricated, ops check satisfactory.
Repair deferred, {part} ordered.
Seal of the {part} replaced, no leaks found.
# incident description, incident description, occurrence description, event description, narrative, occurrence text, report text, accident description
{part} failed at departure, passengers were moved to another service.
Vessel touched the quay at low speed, slight damage on the {side} side.
Signal fault between two stations, trains delayed by {count} minutes.
# instruction, instruction, work instruction, task description, handling instruction, stowage instruction, pilot instruction
Inspect the {side} {part} for cracks and corrosion.
Remove the panel, check the {part} and lubricate.
Keep {count} m distance and reduce speed.
`,
};
