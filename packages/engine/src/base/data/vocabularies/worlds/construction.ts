import type { World } from './world.ts';

/** Buildings as they are drawn, built and looked after. */
export const CONSTRUCTION: World = {
  name: 'construction',
  signs: `building storey floor_plan wall slab beam column facade roof foundation ifc bim element construction contractor subcontractor site snag punch rfi
    submittal drawing specification structural architectural hvac plumbing elevator scaffold concrete rebar formwork excavation masonry glazing cladding
    insulation fire_rating handover defect inspection permit zoning tender bill_of_quantity change_order crew foreman crane excavator asphalt bridge tunnel pavement culvert geotechnical borehole_log`,
  slots: {
    element: 'door|window|wall|ceiling|floor|pipe|handrail|facade panel|socket', place: 'stair core|corridor|level 2|level 3|basement|roof|lobby|plant room', count: '2|3|5|8|12|20', defect: 'cracked|missing|not level|damaged|stained|leaking|loose', material: 'concrete|plaster|paint|tile|insulation|steel',
    place_b: 'Riverside|Park|Harbour|Station|Market|Oak|Mill|Garden', kind_b: 'Tower|Residence|Office Building|School Extension|Hospital Wing|Car Park|Bridge Renewal',
  },
  lists: `
!ifc class, ifc type, ifc entity, ifc element: IfcWall|IfcDoor|IfcWindow|IfcSlab|IfcBeam|IfcColumn|IfcStair|IfcRoof|IfcCurtainWall|IfcRailing|IfcPipeSegment|IfcDuctSegment|IfcSpace|IfcCovering
!building element, element name, element type, element, element category, component type, building component, object type, element description: exterior wall|interior door|window|floor slab|concrete column|steel beam|staircase|flat roof|partition wall|suspended ceiling|curtain wall|handrail|ventilation duct|water pipe|foundation|balcony slab
!building material, material, wall material, construction material, structural material, material name, main material: reinforced concrete|brick|structural steel|timber|glass|plasterboard|aluminium|aerated concrete|natural stone|cross-laminated timber|mineral wool|ceramic tile|bitumen
!fire rating, fire resistance, fire class, fire resistance class: EI 30|EI 60|EI 90|REI 60|REI 90|R 60|EI 120|REI 120|none
!finish, surface finish, finish type, wall finish, floor finish: painted|plastered|tiled|exposed concrete|powder coated|carpet|wood veneer|polished|galvanised|vinyl
!discipline, design discipline, engineering discipline, model discipline: architecture|structural|mechanical|electrical|plumbing|civil|fire protection|landscape|HVAC
!construction phase, building phase, project phase, =phase, work phase, construction stage, project stage: design|tender|excavation|foundations|structure|shell|fit-out|finishing|commissioning|handover
!trade, construction trade, trade name, craft, responsible trade, work trade: electrical|plumbing|carpentry|masonry|painting|plastering|roofing|glazing|HVAC|flooring|drywall|steelwork|tiling|concrete works
!snag category, defect category, snag type, punch category, issue category, defect type, punch list category, deficiency type: finish|paint|crack|water leak|missing part|alignment|damage|cleaning|safety|electrical|plumbing|incomplete work
!storey, floor level, level name, floor name, building level: Ground floor|Level 1|Level 2|Level 3|Basement|Roof|Level 4|Mezzanine
!building name, project name, =project, site name, construction site, development name: {place_b} {kind_b}|{place_b} Street {kind_b}
!procurement route, delivery method, contract form: lump sum|design and build|unit price|cost plus|framework|construction management
!drawing type, drawing category: floor plan|section|elevation|detail|site plan|schematic|shop drawing|as-built
!equipment type, plant type, machine type, construction equipment: tower crane|excavator|concrete pump|bulldozer|mobile crane|scaffold|telehandler|dumper|roller|piling rig
!foundation type, foundation: strip footing|raft|pile|pad footing|caisson
!roof type, roof construction: flat roof|gable|hip|green roof|shed|mansard
!facade type, cladding type, facade system: curtain wall|brick|rendered|timber cladding|ventilated facade|precast panels
!structural system, structure type, bearing structure, construction type: reinforced concrete frame|steel frame|load-bearing masonry|timber frame|precast concrete|hybrid
!heating system, hvac system, heating type, cooling system: gas boiler|heat pump|district heating|VRF|underfloor heating|chilled beams|air handling unit|electric heaters
!concrete class, concrete grade, strength class: C25/30|C30/37|C35/45|C20/25|C40/50
!change reason, reason for change, variation reason: client request|design error|site conditions|authority requirement|material not available|coordination
!bridge type, type of bridge, structure class: beam bridge|arch bridge|truss bridge|cable-stayed bridge|box girder|slab bridge
!pavement type, surface type, road surface: asphalt|concrete|paving stones|gravel|porous asphalt
`,
  prose: `
# note
{element} in the {place} {defect}, to be fixed this week.
Concrete poured in the {place}, {count} samples taken.
Delivery of {material} delayed by {count} days.
Work in the {place} stopped because of rain.
# description
{element} in the {place}, finished with {material}.
Works at the {place}, including {material} and painting.
{material} wall with insulation, fire rating as drawn.
# observation, observation, snag description, defect description, issue description, inspection note, finding, comment text, punch item, deficiency
{element} in the {place} is {defect}.
{count} {material} surfaces in the {place} stained.
Gap of {count} mm between {element} and wall.
{element} does not match the drawing.
Sealant missing at the {element} in the {place}.
# action, corrective action, required action, action required, remedial action, recommendation, resolution, response
Repair the {element} and repaint the wall.
Replace the {defect} {element} in the {place}.
Seal the joint and test for water leaks.
Clean the {material} surface and inspect again.
# question, rfi question, question, rfi text, request text, query text
Please confirm the fire rating of the {element} in the {place}.
Drawing and specification differ for the {element}, which one is valid?
Is {material} accepted instead of the specified product?
`,
};
