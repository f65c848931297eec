import type { World } from './world.ts';

/** Laboratories that are no hospital's: chemistry, biology, samples and their tests, making of medicines. */
export const RESEARCH: World = {
  name: 'research',
  signs: `sample aliquot assay experiment reagent chemical compound substance solvent molecule synthesis reaction yield catalyst purity cas formula batch lot
    laboratory lab lims instrument spectrum chromatogram titration calibration standard protocol notebook eln specimen freezer storage plate well pipette
    gene genome sequence sequencing plasmid primer pcr cell_line culture strain organism protein antibody vector construct library mutation variant
    api excipient formulation tablet stability dissolution impurity gmp sop deviation capa validation qualification hplc column mobile_phase detector hypothesis researcher principal_investigator grant publication`,
  slots: {
    compound: 'sodium chloride|ethanol|acetonitrile|caffeine|ibuprofen|glucose|acetic acid|paracetamol', count: '2|3|5|10|24|48|96', cell: 'HeLa|HEK293|CHO-K1|Jurkat|MCF-7', step: 'Centrifuge|Incubate|Vortex|Heat|Dilute', gene: 'TP53|BRCA1|EGFR|KRAS|MYC|GAPDH',
    problem: 'a clogged column|an expired reagent|a drifting baseline|contamination of the buffer|a wrong dilution|a broken seal', topic_b: 'Protein Stability|Enzyme Kinetics|Polymer Degradation|Gene Expression|Catalyst Screening|Drug Solubility|Membrane Transport',
  },
  lists: `
!sample type, sample kind, type of sample, specimen type, material type of sample, sample matrix, matrix: blood plasma|tissue|cell lysate|DNA extract|soil|water|raw material|finished product|RNA extract|serum|powder|solution|in-process sample
!sample status, specimen status, aliquot status: received|in progress|completed|stored|disposed|rejected|awaiting approval
!container type, storage container, vessel type, labware type, container, labware: cryovial|96-well plate|glass vial|Falcon tube 50 ml|Eppendorf tube 1.5 ml|HPLC vial|petri dish|amber bottle|384-well plate
!storage condition, storage conditions, storage temperature class, storage requirement, keep condition: room temperature|2-8 °C|-20 °C|-80 °C|liquid nitrogen|protect from light|dry
!storage location, freezer location, freezer position, storage position: Freezer A, shelf 2, box 14|Freezer B, shelf 1, box 03|Cold room 1, rack 5|Cabinet 7, shelf 3|Tank 2, canister 4|Freezer C, shelf 4, box 21
!test method, analysis method, analytical technique, method name, technique, method, analytical method, assay type, assay method, test name, technique used, measurement technique: HPLC|GC-MS|UV-Vis spectroscopy|titration|Karl Fischer|NMR|LC-MS/MS|FTIR|ELISA|qPCR|Western blot|ICP-MS|dissolution test|gravimetric|dynamic light scattering
!instrument, instrument name, instrument type, lab instrument, equipment, equipment name, analyzer, instrument model: Agilent 1260 HPLC|Waters Acquity UPLC|Shimadzu GC-2010|Thermo Q Exactive|Mettler XPE205 balance|PerkinElmer Lambda 365|Bruker Avance 400|Eppendorf 5810R centrifuge|Bio-Rad CFX96|Metrohm 905 Titrando|Illumina NextSeq 550|Zeiss LSM 880
!instrument manufacturer, instrument vendor, reagent supplier, reagent vendor, chemical supplier, =supplier name of reagent: Agilent|Waters|Thermo Fisher|Shimadzu|Sigma-Aldrich|Merck|Mettler Toledo|PerkinElmer|Bruker|Eppendorf|Bio-Rad|VWR
!reagent, reagent name, chemical, chemical name, compound name, substance, substance name, compound, solvent, solvent name, molecule name, analyte, analyte name, active ingredient, excipient, buffer: sodium chloride|ethanol|acetonitrile|methanol|acetic acid|sodium hydroxide|acetone|glucose|caffeine|ibuprofen|paracetamol|hydrochloric acid|Tris buffer|toluene|phosphate buffered saline|dimethyl sulfoxide|lactose monohydrate|citric acid
!molecular formula, chemical formula, =formula, empirical formula: NaCl|C2H6O|C2H3N|CH4O|C2H4O2|NaOH|C3H6O|C6H12O6|C8H10N4O2|C13H18O2|C8H9NO2|HCl|C7H8|C2H6OS
!cas number, cas no, cas registry number, cas: 7647-14-5|64-17-5|75-05-8|67-56-1|64-19-7|1310-73-2|67-64-1|50-99-7|58-08-2|15687-27-1|103-90-2|7647-01-0|108-88-3|67-68-5
!smiles, smiles string, canonical smiles: CCO|CC#N|CO|CC(=O)O|CC(C)=O|CN1C=NC2=C1C(=O)N(C(=O)N2C)C|CC(C)CC1=CC=C(C=C1)C(C)C(=O)O|CC(=O)NC1=CC=C(O)C=C1|CS(C)=O|Cc1ccccc1
!purity grade, chemical grade, reagent grade, grade: ACS|HPLC grade|analytical|USP|technical|molecular biology grade|Ph. Eur.
!hazard statement, ghs hazard, hazard pictogram, ghs class, hazard class: H225 highly flammable|H302 harmful if swallowed|H314 causes severe burns|H319 eye irritation|H336 may cause drowsiness|none|H315 skin irritation
!reaction type, type of reaction, reaction class: esterification|hydrogenation|Suzuki coupling|oxidation|reduction|amide coupling|hydrolysis|polymerisation|Grignard
!catalyst, catalyst name, catalyst type: palladium on carbon|platinum oxide|zeolite|Raney nickel|titanium dioxide|none|lipase
!cell line, cell line name, cell type: HeLa|HEK293|CHO-K1|Jurkat|MCF-7|A549|HepG2|U2OS|Vero
!organism, organism name, species, model organism, host organism, source organism, strain species: Escherichia coli|Saccharomyces cerevisiae|Mus musculus|Homo sapiens|Drosophila melanogaster|Arabidopsis thaliana|Caenorhabditis elegans|Danio rerio|Rattus norvegicus|Bacillus subtilis
!strain, strain name, bacterial strain, mouse strain: BL21(DE3)|DH5α|C57BL/6J|BALB/c|K-12 MG1655|BY4741|TOP10|wild type
!gene, gene symbol, gene name, target gene: TP53|BRCA1|EGFR|KRAS|MYC|GAPDH|ACTB|PTEN|VEGFA|IL6|TNF|APOE
!variant type, mutation type, variant class: missense|nonsense|frameshift|silent|insertion|deletion|splice site
!vector, vector name, plasmid, plasmid name, backbone: pUC19|pET-28a|pcDNA3.1|pGEX-4T|pBR322|lentiCRISPR v2
!antibody, antibody name, primary antibody: anti-GAPDH|anti-beta actin|anti-p53|anti-FLAG|anti-GFP|anti-CD4
!sequencing platform, sequencer, platform, sequencing technology: Illumina NovaSeq 6000|Illumina MiSeq|PacBio Sequel II|Oxford Nanopore MinION|Ion Torrent S5
!library type, library prep, library preparation: whole genome|exome|RNA-Seq|amplicon|ChIP-Seq|single cell
!dosage form, formulation type, form, product form: tablet|capsule|solution|suspension|injection|cream|powder for solution|film-coated tablet
!deviation type, deviation category, deviation class, event category: minor|major|critical|process|equipment|documentation|laboratory error
!deviation cause, oos cause, cause category: human error|equipment failure|method|material|environment|sampling error
!stability condition, storage study condition, study condition: 25 °C / 60% RH|30 °C / 65% RH|40 °C / 75% RH|5 °C
!specification result, test result, conformity, =result, result status: conforms|does not conform|pass|fail|not tested
!experiment type, study type, experiment kind: screening|optimisation|validation|pilot|control|replicate|dose response|stability
!experiment name, study title, experiment title, project title, study name, project name, publication title, research title: {topic_b} Study|{topic_b} in Aqueous Solution|Screening of {topic_b}|Effect of Temperature on {topic_b}
!calibration status, instrument status, equipment status: in calibration|due|overdue|out of service|in use
!research institution, institution, institute, affiliation, research institute, host institution, university, funding body: Institute of Molecular Biology|University of Technology|National Research Centre|Institute of Chemistry|State University|Max Born Institute|Centre for Materials Research|College of Science|Research Foundation
!funding source, funding type, grant type, funding scheme: national grant|EU programme|industry|internal|foundation|fellowship
!peer review status, publication status, manuscript status: submitted|under review|accepted|published|rejected|in preparation
!column type, hplc column, column name, stationary phase: C18 150 x 4.6 mm|C8 100 x 2.1 mm|HILIC 150 x 2.1 mm|phenyl-hexyl 100 x 3.0 mm|chiral OD-H
!mobile phase, eluent: water / acetonitrile 60:40|0.1% formic acid in water|methanol / water 50:50|phosphate buffer pH 3.0
!detector type, detector, detection mode: UV 254 nm|DAD|fluorescence|MS|FID|refractive index
`,
  prose: `
# note
Sample thawed once, {count} aliquots left.
Solution of {compound} prepared fresh.
Baseline unstable, run repeated after {count} minutes.
Vial leaked, sample moved to a new tube.
{cell} cells at 80% confluence, split 1:{count}.
Standard of {compound} within limits.
# description
Assay of {compound} by chromatography.
{compound} stored in {count} ml vials.
Sample of {cell} cells, frozen in {count} aliquots.
Test method for the purity of {compound}.
# objective, objective, hypothesis, aim, purpose, research question, goal, study objective, abstract
To measure how {compound} affects the growth of {cell} cells.
Determine the purity of {compound} after {count} months of storage.
{compound} lowers the expression of {gene} in {cell} cells.
Compare {count} methods for the assay of {compound}.
# procedure, procedure, protocol text, method description, protocol, sop text, experimental procedure, instruction, preparation instruction, step description
{step} the sample for {count} minutes.
Dissolve {compound} in water and filter.
{step} for {count} minutes, then add {compound}.
Inject {count} µl and record the chromatogram.
# conclusion, conclusion, result summary, finding, results text, interpretation, discussion, evaluation, observation, summary
Purity of {compound} was 99.{count}%, within specification.
{gene} expression rose {count}-fold in {cell} cells.
No effect of {compound} was found at this concentration.
Peak area of {compound} decreased over {count} weeks.
# deviation, deviation description, root cause, investigation, oos description, event description, cause description, investigation summary
Result out of specification because of {problem}.
Run failed, {problem} found at the instrument.
The analyst noticed {problem} before the second injection.
# corrective action, corrective action, preventive action, action taken, capa description, corrective measure
Column replaced and system suitability repeated.
Analyst trained on the method for {compound}.
Buffer prepared again, {count} samples tested once more.
`,
};
