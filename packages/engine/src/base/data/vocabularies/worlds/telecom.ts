import type { World } from './world.ts';

/** Masts, cells, lines and services of telecommunication. */
export const TELECOM: World = {
  name: 'telecom',
  signs: `cell antenna tower mast backhaul sector azimuth tilt bts enodeb gnodeb radio frequency spectrum band microwave fiber fibre olt ont splice duct
    subscriber msisdn imsi iccid sim roaming cdr call sms voice handover kpi alarm trouble_ticket noc exchange switch trunk bandwidth circuit carrier cpe modem
    porting number_port numbering interconnect prepaid postpaid apn esim voip pbx extension dslam gpon wavelength transponder`,
  slots: {
    name_b: 'Hill|Church|Station|Market|Harbour|Park|Mill|Bridge|Airport|Stadium', count: '2|3|5|12|24|40', unit: 'rectifier|antenna|radio unit|baseband unit|battery|fan|microwave link|line card', cause: 'a power failure|a cut fibre|high temperature|a software error|lightning|water in a connector',
  },
  lists: `
!structure type, tower type, site type, mast type, support structure, structure, site structure: lattice tower|monopole|rooftop|guyed mast|small cell|indoor DAS|street pole|water tower
!radio technology, technology, access technology, rat, network technology, mobile technology, generation: 5G NR|4G LTE|3G UMTS|2G GSM|NB-IoT|LTE-M
!frequency band, band, spectrum band, radio band, operating band: 700 MHz|800 MHz|900 MHz|1800 MHz|2100 MHz|2600 MHz|3500 MHz|26 GHz|n78|B20
!antenna model, antenna type, antenna: 80010-965|ATR4518R6|AQU4518R24|K742-266|DB-640|HBX-6516|Commscope RV4-65|panel antenna 8-port X2
!backhaul, backhaul type, transmission type, backhaul technology, transport type, access type, transmission medium, access medium: fibre|microwave|Ethernet|leased line|satellite|DSL
!power source, site power, power supply type, power type, backup power: mains|diesel generator|solar hybrid|mains with battery backup|battery
site name, cell name, tower name, mast name, exchange name: {name_b} Hill|{name_b} Road North|{name_b} Street|{name_b} Tower|Old {name_b}
!alarm text, alarm, alarm name, alarm description, alarm type, specific problem, alarm message: link down|high temperature in cabinet|cell unavailable|mains power failure|VSWR over threshold|loss of signal|battery low|fan failure|synchronization lost|radio unit fault|door open|transmission degraded
!probable cause, fault cause, root cause category, failure cause, cause, fault reason: power failure|fibre cut|hardware failure|software error|configuration error|high temperature|congestion|weather|third party damage|battery exhausted|interference
!affected service, impacted service, telecom service, service type, service affected: voice|mobile data|SMS|broadband|VoLTE|leased line|IPTV|VPN|roaming|fixed line
!clearance code, clear code, resolution code, fault code text, close code: power restored|unit replaced|reset remotely|fibre repaired|configuration corrected|no fault found|cleared itself
!equipment type, equipment class, network element type, ne type, element type, node type: base station|router|switch|OLT|microwave radio|rectifier|antenna|baseband unit|DSLAM
!equipment vendor, vendor, network vendor, =manufacturer, equipment manufacturer: Ericsson|Nokia|Huawei|ZTE|Cisco|Juniper|Samsung Networks|Ciena|CommScope
!fiber type, fibre type, cable kind: G.652D single mode|G.657A2|OM4 multimode|G.655
!splitter type, splitter ratio, split ratio: 1:8|1:16|1:32|1:64
!call type, record type, cdr type, usage type: voice|SMS|data|MMS|video call|roaming voice
!call direction, direction: originating|terminating|forwarded
!termination cause, release cause, disconnect reason, hangup cause, call result: normal clearing|busy|no answer|network congestion|call dropped|subscriber absent
!tariff plan, rate plan, price plan, plan name, subscription plan: Mobile S|Mobile M|Mobile L|Unlimited 5G|Prepaid Basic|Family Share|Business Flat|Data Only 20 GB
!customer segment, subscriber type, account type, subscription type, line type: prepaid|postpaid|business|residential|wholesale
!sim type, sim form, sim card type: eSIM|nano SIM|micro SIM|M2M SIM
`,
  prose: `
# note
{unit} reset remotely, alarm cleared.
Technician on site, {unit} replaced.
Access to the roof only with the janitor.
Waiting for the power company since {count} hours.
# description
Site with {count} sectors and fibre backhaul.
{unit} failed because of {cause}.
Mobile data with {count} GB at full speed.
# fault description, fault description, problem description, trouble description, incident description, event description, root cause, cause description
Site down because of {cause}, {count} cells affected.
{unit} fault after {cause}.
Customers report slow data and dropped calls.
# resolution, resolution, repair action, action taken, corrective action, fix description, work performed, resolution text
{unit} replaced, cells back in service.
Fibre spliced after {count} hours, signal level normal.
Configuration corrected and node restarted.
`,
};
