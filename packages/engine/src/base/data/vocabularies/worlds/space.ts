import type { World } from './world.ts';

/** Telescopes and what they look at, satellites and rockets, robots. */
export const SPACE: World = {
  name: 'space',
  signs: `satellite spacecraft orbit payload launch rocket mission apogee perigee inclination telemetry downlink ground_station norad tle astronaut lander rover probe transponder
    telescope observatory star galaxy exoplanet planet asteroid comet nebula supernova quasar magnitude redshift declination right_ascension parallax spectrum spectrograph
    photometry astrometry exposure filter seeing airmass ccd pixel catalog constellation transit lightcurve proposal pi dome
    robot manipulator gripper joint lidar odometry waypoint autonomous drone uav`,
  slots: {
    name_b: 'Aurora|Orion|Vega|Helios|Atlas|Polaris|Horizon|Pathfinder|Sentinel|Nova', number: '1|2|3|4|5|7|9|12', object: 'nearby galaxies|young stars|transiting exoplanets|Kuiper belt objects|active galactic nuclei|white dwarfs|supernova remnants|globular clusters', method: 'Spectroscopy|Photometric Monitoring|Deep Imaging|A Survey|Radio Observations|Infrared Imaging',
    part: 'battery|solar panel|gyroscope|transmitter|star tracker|thruster|antenna', count: '2|3|5|12|30',
  },
  lists: `
satellite name, spacecraft name, =satellite, =spacecraft, craft name, probe name: {name_b}-{number}|{name_b}Sat {number}|{name_b} {number}A
mission name, =mission: {name_b} {number}|{name_b} Explorer|{name_b} Mission|{name_b} Orbiter
!mission type, mission class, mission category, mission purpose, space mission type, satellite type, application type: Earth observation|communications|navigation|science|technology demonstration|weather|astronomy|planetary exploration|reconnaissance|cargo
!orbit type, orbit, orbit class, orbit regime, orbital regime: LEO|GEO|MEO|SSO|HEO|polar|GTO|lunar
!launch vehicle, rocket, rocket name, launcher, carrier rocket, rocket type, launch vehicle name: Falcon 9|Ariane 5|Soyuz 2.1b|Atlas V|Electron|PSLV|Vega C|Long March 2D|H-IIA|Falcon Heavy|Ariane 6|Proton-M
!launch site, launch pad, spaceport, cosmodrome, launch center: Cape Canaveral SLC-40|Kennedy Space Center LC-39A|Baikonur Cosmodrome|Guiana Space Centre|Vandenberg SLC-4E|Satish Dhawan Space Centre|Tanegashima Space Center|Jiuquan|Mahia LC-1|Plesetsk Cosmodrome
!satellite bus, bus platform, platform name, spacecraft bus, bus type, satellite platform: SSL-1300|Eurostar E3000|A2100|Spacebus 4000|BSS-702|OneWeb-150|Proteus-2|CubeSat 6U|AstroBus-250
!payload, payload type, payload name, instrument payload, main payload: multispectral imager|synthetic aperture radar|Ku-band transponders|infrared radiometer|GPS receiver|magnetometer|hyperspectral camera|X-band radar|laser altimeter|Ka-band antenna|AIS receiver
!operator agency, space agency, agency, operating agency, satellite operator, agency name, launch provider: NASA|ESA|JAXA|ISRO|CNES|DLR|NOAA|EUMETSAT|SES|Intelsat|Planet Labs|Roscosmos
!launch outcome, launch status, mission outcome, mission status, launch result: success|failure|partial failure|scheduled|delayed
!satellite status, spacecraft status, orbital status, operational status: operational|decommissioned|standby|deorbited|lost contact
target name, object name, target, celestial object, star name, source name, galaxy name, object designation: NGC 1300|M31|NGC 6822|HD 209458|TRAPPIST-1|M42|WASP-12|Messier 87|NGC 253|Proxima Centauri|HD 189733|SN 2023ixf|Kepler-186|M13|NGC 4151|Vega|Jupiter|3C 273|Abell 1689
!object class, object type, celestial class, target type, source class, astronomical object type, target class, celestial object type: galaxy|star|nebula|exoplanet|quasar|supernova|globular cluster|open cluster|asteroid|comet|pulsar|binary star|white dwarf|active galactic nucleus
!spectral type, spectral class, stellar class: G2V|K1III|M4V|A0V|F5V|B2IV|O9V|M1V|K5V|G8III
!constellation, constellation name: Orion|Andromeda|Cygnus|Lyra|Virgo|Leo|Scorpius|Sagittarius|Ursa Major|Centaurus|Perseus
!telescope instrument, instrument, instrument name, detector, spectrograph, camera name: HARPS|MUSE|FORS2|NIRCam|WFC3|HIRES|GMOS-N|ESPRESSO|X-shooter|NIRSpec|wide-field CCD camera|echelle spectrograph
!telescope, telescope name, facility name, observatory, observatory name: Very Large Telescope|Keck I|Hubble Space Telescope|Gemini North|Subaru Telescope|La Silla 3.6 m|Gran Telescopio Canarias|James Webb Space Telescope|Palomar 200-inch|William Herschel Telescope
!filter band, filter, filter name, photometric band, passband, optical filter, band: V|B|R|I|U|J|H|K|H-alpha|g'|z'
!sky condition, sky conditions, observing conditions, weather quality, transparency, sky quality: clear|photometric|thin cirrus|partly cloudy|cloudy|hazy
!observing mode, observation mode, observation type, exposure type, obs type: imaging|spectroscopy|photometry|polarimetry|calibration|flat field|dark|bias
proposal title, observation title, project title, program title, survey name: {method} of Nearby Galaxies with {name_b}|{method} of Transiting Exoplanets|{method} of Young Stars in {name_b}|{method} of Supernova Remnants|{method} of Distant Quasars
!robot type, robot class, robot model type, drone type, uav type, vehicle type of robot: mobile robot|robotic arm|quadcopter|humanoid|AGV|underwater vehicle|fixed-wing drone|delta robot
!sensor modality, perception sensor, robot sensor: lidar|stereo camera|IMU|ultrasonic|depth camera|GPS RTK|wheel encoder
!control mode, operation mode, autonomy mode, drive mode: autonomous|teleoperated|manual|assisted|waypoint
!end effector, gripper, gripper type, tool mounted: parallel gripper|vacuum gripper|soft gripper|welding torch|screwdriver|magnetic gripper
!anomaly type, anomaly, fault type of spacecraft: attitude control|power|thermal|communication|software|sensor|single event upset
`,
  prose: `
# note
Exposure repeated {count} times because of thin cloud.
Contact lost for {count} minutes, {part} back to normal.
Seeing better than expected in the second half of the night.
Telemetry of the {part} checked, no anomaly.
# description
Spectra of {object} with long exposures.
Satellite with a {part} and an antenna for telemetry.
Light curves of {object} from {count} nights.
# abstract, abstract, scientific justification, science case, objective, science goal, mission objective, mission description, purpose, goal
Spectra of {object} show how stars form at low metallicity.
We measure the masses of {object} with {count} nights of observation.
Images of {object} will test models of their evolution.
The mission observes {object} from orbit for {count} years.
# anomaly description, anomaly description, event description, incident description, fault description, root cause
{part} switched to its backup after {count} errors.
Telemetry of the {part} was lost over {count} orbits.
`,
};
