import type { World } from './world.ts';

/** Devices on a network and what they report. */
export const DEVICES: World = {
  name: 'devices',
  signs: `device gateway sensor firmware telemetry payload battery_level rssi lora mqtt zigbee bluetooth provisioning actuator channel threshold metric reading edge ota
    dev_eui iccid thermostat camera tracker beacon smart_home thing shadow setpoint`,
  slots: { count: '2|5|12|30|60', part: 'battery|antenna|sensor|power supply|gateway|valve', place: 'boiler room|roof|warehouse|cold store|office|garage' },
  lists: `
!firmware channel, release channel, update channel: stable|beta|canary|nightly|lts
!sensor type, sensor kind, type of sensor: temperature|humidity|pressure|motion|light|CO2|vibration|water leak|door contact|power meter
!device status, connection status, connectivity status, online status: online|offline|degraded|maintenance|unknown
!connection type, connectivity, connectivity type, link type, network type: Ethernet|Wi-Fi|LTE|LoRaWAN|Zigbee|Bluetooth|NB-IoT|5G
!metric type, metric unit type: gauge|counter|histogram|summary
!aggregation, aggregation method, rollup: average|sum|max|min|count|p95|p99
!alert condition, condition expression, threshold expression, alert expression: temperature > 35|battery < 20|humidity > 80|pressure >= 5|level < 10|rssi < -110|voltage < 210|co2 > 1200|vibration > 7|flow == 0
metric, metric name, measured quantity, channel name, measurement type, reading type, quantity, measurand, parameter name, signal name: temperature|humidity|pressure|battery voltage|CO2|power|flow|vibration|level|current|light|signal strength
codec, payload codec, payload format, encoding, message format: JSON|CBOR|protobuf|raw|base64|MessagePack
command, verb, command name, action name, command type: reboot|set_interval|update_firmware|open_valve|close_valve|read_status|reset_counter|set_threshold
install location, installation location, mounting place, =location, device location, =placement: boiler room|roof north|warehouse gate 2|cold store 1|office 2.14|garage|pump house|server room|lobby|loading dock
power source, power supply, power type: battery|mains|solar|PoE|USB
reading quality, quality flag, data quality, quality: good|suspect|missing|estimated|bad
alert type, alarm type, alert name, rule name, event type: High temperature|Low battery|Device offline|Threshold exceeded|Water leak detected|Humidity too high|Door left open|Power failure|Signal lost
`,
  prose: `
# note
{part} replaced in the {place}.
No contact for {count} hours, {part} checked.
Mounted in the {place}, signal weak.
# description
Device in the {place}, reports every {count} minutes.
Sensor with a {part} that lasts {count} months.
# message, message, alert message, alarm message, alert text, event message, message text
Temperature in the {place} above the limit for {count} minutes.
No data from the device in the {place} since {count} minutes.
Battery of the device in the {place} below {count}%.
`,
};
