import type { World } from './world.ts';

/** Machines, materials and orders of a factory, its quality and its maintenance. */
export const FACTORY: World = {
  name: 'factory',
  signs: `machine work_center workcenter workstation production manufacturing routing operation downtime scrap rework inspection defect ncr nonconformance
    nonconformity capa maintenance machining assembly bom tooling mold mould fixture spindle cnc lathe press conveyor shift shopfloor lot batch
    quality tolerance calibration gauge gage characteristic breakdown lubrication spare failure equipment plant material changeover setup oee
    throughput bottleneck toolroom weld welding casting forging coating extrusion robot plc actuator palletizer packaging line kanban andon`,
  slots: {
    part: 'bearing|drive belt|shaft seal|proximity sensor|gearbox|spindle|hydraulic hose|contactor|coupling|filter', cause: 'wear|contamination|misalignment|lack of lubrication|operator error|a wrong setting|material fatigue|overheating',
    machine: 'press|conveyor|packaging machine|milling machine|injection moulding machine|robot cell|filling line|lathe', feature: 'diameter|length|surface finish|hole position|thread|weld seam|flatness',
    fix: 'replaced|adjusted|cleaned|tightened|lubricated|recalibrated', count: '3|5|8|12|20|45', part_b: 'housing|bracket|flange|cover|shaft|plate', shift: 'early shift|late shift|night shift', line: '1|2|3|4',
    city_b: 'Northfield|Riverside|Lakeview|Millbrook|Harbour|Westgate|Eastport|Stonebridge', number: '1|2|3|4|5|6',
  },
  lists: `
work center, work centre, work station, workstation, production line, production cell, production area, cost center name: Assembly Line {number}|CNC Milling Cell {number}|Turning Centre {number}|Paint Shop|Welding Cell {number}|Packaging Line {number}|Press Shop|Final Inspection|Laser Cutting|Heat Treatment
work center type, work centre type, work center category, resource type, line type: machine|assembly line|manual workstation|machining|packaging|inspection|welding|painting|testing|external
machine, machine name, equipment, equipment name, machine description, asset name, asset description: Milling machine {number}|CNC lathe {number}|Hydraulic press {number}|Welding robot {number}|Packaging machine {number}|Injection moulding machine {number}|Laser cutter|Surface grinder|Conveyor {number}|Air compressor {number}|Heat treatment furnace|Labelling machine
machine class, machine type, machine category, machine group, equipment class, equipment type, equipment category, asset type, asset class: CNC lathe|milling machine|hydraulic press|injection moulding machine|conveyor|welding robot|packaging machine|grinder|laser cutter|compressor|furnace|drilling machine|pump|crane|forklift
=make, machine maker, machine make, equipment maker, machine manufacturer, equipment manufacturer, robot maker, oem, oem name, machine brand: Siemens|Haas|DMG Mori|Fanuc|Trumpf|Mazak|KUKA|ABB|Okuma|Arburg|Engel|Bosch Rexroth|Bystronic|Krones|Atlas Copco|Makino
=model, machine model, equipment model, robot model: VF-2|VMC-850|ST-20|TruLaser 3030|NLX 2500|IRB 6700|KR 210|Allrounder 470|M-20iA|QTN-250|HMC-500|GA 37|PX-400|CMX 600
operating state, machine state, machine status, equipment status, operating status, run state, production status: running|idle|down|setup|maintenance|standby|offline|stopped
!material type, type of material: raw material|semi-finished|finished good|packaging|consumable|spare part|trading good|component
!material group, material category, commodity group: steel sheet|fasteners|electronic components|plastics|packaging|bearings|chemicals|castings|cables|seals|paints|hydraulics
material, material name, material description, material short text, =short text, component description, component name, part name, part description, item description: Steel sheet 2 mm|Hex bolt M8x30|Ball bearing 6204|Aluminium profile 40x40|Rubber seal 25 mm|Polypropylene granules|Carton box 300x200|Copper wire 1.5 mm|Hydraulic oil 46|Bracket left|Gear wheel z32|Drive shaft|Cover plate|Printed circuit board|Spring washer M8|Housing upper part|Brass bushing|PE film 500 mm|Label 60x40|Stainless tube 20 mm
!material grade, steel grade, =grade, alloy, grade of steel, material specification: S235JR|S355J2|304|316L|6061-T6|C45|42CrMo4|DC01|7075-T6|PA6|PP|ABS|1.4301|EN AW-6082
!procurement type, make or buy, sourcing type, supply type: in-house|purchased|subcontracted|stock transfer|consignment
!hazard class, hazard category, danger class: none|flammable liquid|corrosive|irritant|oxidising|compressed gas|toxic|environmental hazard
order type, production order type, work order type: standard|rework|prototype|make to order|make to stock|repair|sample|trial
!production order status, work order status, order status, job status: released|in progress|completed|created|confirmed|closed|on hold|cancelled
!delay reason, reason for delay, reason of delay, late reason, stoppage reason: material shortage|machine breakdown|missing tool|operator absent|quality problem|supplier late|setup took longer|power failure|waiting for drawing|changed priority
!operation text, operation name, operation description, process step, operation type, manufacturing operation, routing step, process name, work step: cutting to length|turning|milling|drilling holes|deburring|welding frame|grinding|heat treatment|painting|assembly|final inspection|packing|bending|tapping thread|laser cutting|washing|pressing bearing|sand blasting
!tool required, =tool, tool name, tool used, cutting tool, required tool, tool type, tool description: end mill 12 mm|drill 8.5 mm|tap M8|face mill 63 mm|torque wrench|turning insert CNMG|reamer 10 H7|bending die V16|clamping fixture|punch 20 mm|thread gauge M8|grinding wheel|injection mould 2-cavity
!downtime reason, stop reason, downtime cause, reason of downtime, machine stop reason, breakdown reason: tool breakage|material jam|changeover|sensor fault|no operator|planned maintenance|material shortage|motor overheated|cleaning|hydraulic leak|emergency stop pressed|waiting for quality approval|power failure|belt worn
reason category, reason group, downtime category, downtime type, stop category, loss type, loss category, stoppage type: mechanical|electrical|changeover|material|planned|operator|quality|setup|hydraulic|software
!inspection type, inspection kind, type of inspection, inspection category: incoming|in-process|final|first article|patrol|visual|dimensional|receiving
!sampling plan, sampling scheme, inspection plan: AQL 1.0 level II|AQL 2.5 level II|AQL 0.65 level II|100%|skip lot|reduced sampling|single sampling n=13|double sampling n=20|tightened level II
!usage decision, quality decision, inspection decision, lot decision, acceptance decision: accepted|rejected|rework|conditional release|use as is|scrap|blocked
=result, inspection result, test result, check result, measurement result: pass|fail
!characteristic, quality characteristic, inspection characteristic, measured characteristic, feature, measured feature, critical dimension: outer diameter|length|hole diameter|wall thickness|surface roughness|hardness|flatness|weight|torque|concentricity|thread depth|coating thickness|colour|angle|weld seam width|viscosity
!measuring device, measuring instrument, gauge, gage, measuring tool, inspection tool, test equipment, gauge type, measuring equipment: digital caliper|outside micrometer|height gauge|coordinate measuring machine|thread plug gauge|hardness tester|surface roughness tester|dial indicator|torque tester|profile projector|digital scale|thickness gauge|bore gauge
!defect type, defect, defect name, defect category, defect description, type of defect, nonconformity type, fault type, flaw: scratch|dent|burr|crack|porosity|wrong dimension|missing part|discolouration|weld spatter|warpage|contamination|short shot|flash|rust|incorrect label|paint run
!defect location, location of defect, defect position, defect place, fault location: upper left corner|front edge|weld seam|mounting hole|inner surface|flange face|rear panel|bearing seat|label area|thread M8|housing cover|bottom surface
!detection stage, stage of detection, detected at, found at, detection point, detection phase: incoming inspection|in-process|final inspection|assembly|packaging|customer|audit
!disposition, material disposition, ncr disposition, defect disposition: rework|scrap|use as is|return to supplier|repair|sort|concession
!maintenance type, maintenance category, maintenance kind, type of maintenance, maintenance strategy: preventive|corrective|predictive|breakdown|inspection|calibration|overhaul|lubrication|condition-based
!failure mode, failure type, failure mechanism, mode of failure, breakdown type: bearing wear|seal leakage|overheating|vibration|short circuit|belt slippage|misalignment|corrosion|fatigue crack|blockage|sensor drift|jamming|loose connection
!failure effect, effect of failure: line stops|reduced speed|scrap parts|leakage|noise|safety stop|quality deviation
!component, machine part, spare part, spare part name, part used, spare part used, machine component, replaced part, spare name, assembly component, failed component, part replaced: ball bearing 6204|v-belt A42|shaft seal 35x52|proximity sensor|hydraulic hose|gearbox|motor 5.5 kW|contactor|oil filter|coupling|linear guide|solenoid valve|servo drive|spindle bearing|chain 08B|brake pad|encoder|pressure switch
!shift pattern, shift model, shift system, shift type: 3x8|2x12|day shift|two shifts|continuous 4-on-4-off|early and late shift|24/7
=shift, shift name, work shift: early|late|night|day
uom, unit, unit of measure, =units, base uom, base unit: mm|kg|pcs|m|l|g|bar|°C|%|min
tool coating, cutting coating, insert coating: TiN|TiAlN|AlTiN|TiCN|uncoated|DLC|AlCrN
process parameter, parameter name, machine parameter, setting name: spindle speed|feed rate|injection pressure|mould temperature|cycle time|clamping force|holding time|oven temperature|welding current|line speed|screw speed|torque
!batch status, lot status, stock status: released|quarantine|blocked|in inspection|rejected|consumed
!stock type, inventory status, stock category: unrestricted|quality inspection|blocked|consignment|in transit|reserved
!storage type, storage class, bin type, storage bin type: high rack|shelf|floor storage|cold store|flow rack|hazardous goods store|outdoor yard
!product family, product line name, product group: gear units|pump housings|brackets|control cabinets|shafts|valve blocks|brake discs|fittings
!packaging material, packing type, packing material, pack type, packing unit: carton box|euro pallet|plastic crate|steel cage|bag|roll|wooden box|drum
!audit type, audit category, audit kind: internal audit|supplier audit|process audit|product audit|layered audit|certification audit
!cause category, cause group, root cause category, ishikawa category, cause class: man|machine|material|method|measurement|environment
!risk type, hazard type: crushing|cutting|electric shock|noise|burn|entanglement|slip|chemical exposure
plant name, site name, factory name, works name: {city_b} Plant|{city_b} Works|{city_b} Assembly Plant|{city_b} Foundry|{city_b} Plant 2
!welding process, weld process, welding method, weld type: MIG|MAG|TIG|spot welding|laser welding|stick welding|submerged arc
!surface treatment, surface finish, finish, coating, coating type, plating: galvanised|powder coated|anodised|chrome plated|phosphated|painted|polished|untreated|zinc plated|nickel plated
coolant, coolant type, coolant mode: flood|mist|dry|emulsion|through spindle|synthetic
!lubricant, lubricant type, oil type: hydraulic oil HLP 46|gear oil ISO VG 220|lithium grease EP2|synthetic oil 68|cutting emulsion 6%|chain oil|compressor oil
!robot type, gripper type, end effector: six-axis arm|SCARA|delta|gantry|collaborative|two-finger gripper|vacuum gripper|welding torch
!signal type, tag type, data type of signal: digital input|digital output|analog input|analog output|counter|pulse
`,
  prose: `
# note
Stopped for {count} minutes until the {part} was {fix}.
Operator reports noise from the {machine}.
Quantity confirmed after count, {count} pieces scrap.
Changeover took longer because of the missing fixture.
{machine} runs at reduced speed until the {part} arrives.
Material of the new batch jams in the {machine}.
Checked on the {shift}, no further fault.
Cleaned and restarted, to be watched on the {shift}.
# description
{machine} on line {line} with automatic feed.
Machine part, {fix} every {count} weeks.
Checks the {feature} of the {part_b} in every {count}th piece.
Process for the {part_b}, including setup and deburring.
Standard operation of the {machine} with material from store {line}.
# root cause, root cause, cause description, cause analysis, failure cause, cause text, analysis, problem cause, why
{part} failed because of {cause}.
Tool worn beyond its limit, {feature} out of tolerance.
Wrong material batch was loaded on line {line}.
Fixture was not clamped and the part moved during machining.
Drawing revision was not updated at the {machine}.
Setting sheet of the {machine} had a wrong {feature}.
No check of the {part} in the maintenance plan.
# corrective action, corrective action, preventive action, containment action, action taken, countermeasure, corrective measure, remedy, capa action, action description
Replace the {part} and check it every {count} weeks.
Train operators of the {shift} on the {machine}.
Add a check of the {feature} to the inspection plan.
Quarantine the batch and sort all parts for {feature}.
Update the work instruction of the {machine}.
Change the supplier of the {part} after audit.
Install a sensor that stops the {machine} when the {part_b} is missing.
# work performed, work performed, work done, maintenance text, repair description, work description, activity description, maintenance description, performed work, job description, action performed
{part} {fix} and tested for {count} minutes.
Inspected the {machine}, {part} {fix}.
Oil changed, filter replaced, pressure adjusted.
Leak at the {part} sealed, machine released to production.
Belt tension adjusted and guards refitted.
# work instruction, work instruction, instruction, operating instruction, setup instruction, process instruction, procedure text, task description, method description
Clamp the {part_b} in the fixture and tighten to {count} Nm.
Set the machine to program {count} and check the first piece.
Deburr all edges and clean with compressed air.
Measure the {feature} of every {count}th part.
Apply adhesive and press the {part_b} for {count} seconds.
# problem, problem description, nonconformance description, defect text, failure description, fault description, complaint description, issue description, deviation, deviation description, finding, symptom
{feature} of {count} pieces out of tolerance.
Scratches on the {part_b} found at final inspection.
{machine} stops with alarm after {count} cycles.
{part} makes noise and gets hot.
Parts of the batch are mixed with an old revision of the {part_b}.
`,
};
