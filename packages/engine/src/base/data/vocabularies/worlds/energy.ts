import type { World } from './world.ts';

/** Power plants, grids and meters; and the masts, lines and services of telecommunication. */
export const ENERGY: World = {
  name: 'energy',
  signs: `substation transformer feeder busbar breaker circuit_breaker switchgear grid voltage conductor insulator overhead cable outage restoration scada relay protection
    meter turbine generator generation inverter panel solar photovoltaic wind hydro boiler dispatch load demand_response tariff battery_storage kwh mw
    nuclear biomass heat district_heating pipeline_gas regulator_station blade nacelle wtg string irradiance curtailment ppa interconnection balancing capacity_market`,
  slots: {
    name_b: 'Northfield|Riverside|Hillcrest|Oakwood|Stonebridge|Lakeview|Millbrook|Westgate', count: '2|3|5|12|45|120', asset: 'transformer|circuit breaker|cable joint|insulator|relay|disconnector|meter|inverter', cause: 'storm|a fallen tree|a failed joint|lightning|digging work|overload|an animal',
    kind: 'Wind Farm|Solar Park|Power Station|Hydro Plant|Biomass Plant',
  },
  lists: `
!grid asset, asset type, asset class, asset category, equipment type, equipment class, network asset: power transformer|circuit breaker|disconnector|overhead line|underground cable|busbar|current transformer|surge arrester|protection relay|switchgear|recloser|capacitor bank|distribution pillar
!substation, substation name, switching station, grid station: {name_b} Substation|{name_b} Grid|{name_b} Switching Station
feeder, feeder name, circuit name, line section name: {name_b} Feeder 1|{name_b} Feeder 2|{name_b} Ring|{name_b} Circuit A
!voltage level, voltage class, nominal voltage text, system voltage, operating voltage: 11 kV|33 kV|132 kV|110 kV|20 kV|400 V|220 kV|400 kV
!insulation medium, insulation type, insulation, insulating medium: mineral oil|SF6|vacuum|XLPE|air|ester oil|paper|dry type
!cooling method, cooling type, cooling system, cooling class: ONAN|ONAF|OFAF|air natural|ODAF|forced air
!health index, asset health, condition class, health score class: good|fair|poor|very good|critical
!outage cause, cause of outage, interruption cause, fault cause, failure cause, cause of interruption, cause category: storm|tree contact|equipment failure|lightning|cable damage by digging|animal|overload|vehicle collision|vandalism|ice|planned maintenance|human error
!outage type, interruption type, type of outage: planned|unplanned|momentary|emergency
!fault type, type of fault, fault class: phase to earth|phase to phase|three-phase|open conductor|transient|earth fault
!conductor type, conductor material, conductor, cable type: ACSR|AAAC|copper|aluminium|XLPE aluminium|PILC copper
!pole type, tower type, support type, structure material: wood pole|lattice tower|steel pole|concrete pole
!turbine model, turbine type, wtg model, wind turbine model: V112-3.3|V150-4.2|SG 5.0-145|E-126 EP4|N149/4.5|GE 2.75-120|SWT-3.6-107
!panel type, module type, cell type, module technology, pv technology: monocrystalline|polycrystalline|thin film|bifacial|PERC|heterojunction
!inverter type, inverter model: string inverter|central inverter|microinverter|hybrid inverter
!generation type, plant type, technology, generation technology, energy source, source type, power source, fuel source, production type, primary energy: wind|solar|hydro|gas|nuclear|biomass|coal|battery storage|geothermal
plant name, power plant, station name, park name, site name, generating station: {name_b} {kind}
!meter type, meter kind, type of meter: smart meter|electronic|mechanical|interval meter|prepayment|bidirectional
!reading type, reading method, read type, read source: remote|manual|estimated|customer reading
!market segment, customer class, customer type, tariff class, rate class, load type, load class: residential|commercial|industrial|agricultural|street lighting|public
!protection type, relay type, protection scheme: overcurrent|differential|distance|earth fault|under-frequency
!switching action, switch state, switch position, breaker state: open|closed|earthed|tripped
!curtailment reason, reason for curtailment: grid congestion|negative prices|maintenance|noise limit|bat protection|storm
!blade defect, blade damage, damage class: leading edge erosion|lightning damage|crack|surface scratch|delamination
!battery chemistry, cell chemistry, storage technology, battery type: lithium iron phosphate|lithium NMC|lead-acid|redox flow|sodium-sulphur
!charger type, connector type, plug type, connector standard, charging standard: CCS|Type 2|CHAdeMO|NACS|Schuko
`,
  prose: `
# note
{asset} inspected, no findings.
Supply restored after {count} minutes.
Crew sent to the {asset}, cause was {cause}.
Load moved to the other feeder.
{asset} to be replaced within {count} months.
# description
{asset} with remote control, installed for {count} customers.
Supplies {count} streets and a school.
Interruption of supply caused by {cause}.
# outage description, outage description, fault description, event description, cause description, root cause, failure description, incident description
{asset} failed after {cause}, {count} customers without supply.
Fault on the overhead line caused by {cause}.
Cable damaged by {cause}, supply restored by switching.
# repair, restoration action, corrective action, action taken, repair description, work performed, restoration notes, switching note, resolution
{asset} replaced and tested, supply restored.
Cable joint made new, {count} m of cable laid.
Trees cut along the line, {asset} checked.
# switching instruction, switching instruction, instruction, safety instruction, switching step
Open the breaker, earth the line and confirm by radio.
Close the disconnector after the voltage test.
`,
};
