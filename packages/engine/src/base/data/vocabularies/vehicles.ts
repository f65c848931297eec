import { entries, terms, type Vocabulary } from './vocabulary.ts';

export const VEHICLES: readonly Vocabulary[] = [
  entries('car', 'a car', 'name make model body fuel trim', `
Volkswagen Golf|Volkswagen|Golf|hatchback|petrol|Comfortline
Toyota Corolla|Toyota|Corolla|sedan|hybrid|LE
Ford Focus|Ford|Focus|hatchback|petrol|Titanium
BMW 320d|BMW|320d|sedan|diesel|M Sport
Audi A4|Audi|A4|sedan|diesel|S line
Honda Civic|Honda|Civic|hatchback|petrol|Sport
Tesla Model 3|Tesla|Model 3|sedan|electric|Long Range
Toyota RAV4|Toyota|RAV4|SUV|hybrid|XLE
Ford F-150|Ford|F-150|pickup|petrol|Lariat
Volkswagen Passat|Volkswagen|Passat|estate|diesel|Business
Renault Clio|Renault|Clio|hatchback|petrol|Intens
Peugeot 208|Peugeot|208|hatchback|petrol|Allure
Škoda Octavia|Škoda|Octavia|estate|diesel|Style
Mercedes-Benz C 200|Mercedes-Benz|C 200|sedan|petrol|AMG Line
Hyundai Tucson|Hyundai|Tucson|SUV|petrol|Premium
Kia Sportage|Kia|Sportage|SUV|diesel|GT Line
Nissan Qashqai|Nissan|Qashqai|SUV|petrol|Tekna
Opel Corsa|Opel|Corsa|hatchback|petrol|Elegance
Fiat 500|Fiat|500|hatchback|petrol|Lounge
Volvo XC60|Volvo|XC60|SUV|hybrid|Inscription
Mazda CX-5|Mazda|CX-5|SUV|petrol|Signature
Seat Leon|Seat|Leon|hatchback|petrol|FR
Dacia Duster|Dacia|Duster|SUV|petrol|Prestige
Tesla Model Y|Tesla|Model Y|SUV|electric|Performance
Volkswagen ID.3|Volkswagen|ID.3|hatchback|electric|Pro
Honda CR-V|Honda|CR-V|SUV|hybrid|EX-L
Chevrolet Silverado|Chevrolet|Silverado|pickup|petrol|LT
Subaru Outback|Subaru|Outback|estate|petrol|Limited
Jeep Compass|Jeep|Compass|SUV|petrol|Latitude
Citroën C3|Citroën|C3|hatchback|petrol|Shine
Ford Transit|Ford|Transit|van|diesel|Trend
Mercedes-Benz Sprinter|Mercedes-Benz|Sprinter|van|diesel|314 CDI
Renault Kangoo|Renault|Kangoo|van|diesel|Confort
Porsche 911|Porsche|911|coupe|petrol|Carrera
Mini Cooper|Mini|Cooper|hatchback|petrol|Classic
Audi Q5|Audi|Q5|SUV|diesel|Advanced
BMW X3|BMW|X3|SUV|diesel|xLine
Toyota Yaris|Toyota|Yaris|hatchback|hybrid|Active
Suzuki Swift|Suzuki|Swift|hatchback|petrol|GL
Hyundai Kona|Hyundai|Kona|SUV|electric|Ultimate`),
  terms('vehicle_make', 'a make', 'Volkswagen|Toyota|Ford|BMW|Mercedes-Benz|Audi|Honda|Renault|Peugeot|Hyundai|Opel|Škoda|Nissan|Kia|Fiat|Volvo|Mazda|Seat|Tesla|Citroën'),
  terms('fuel', 'a fuel', 'petrol|diesel|hybrid|electric|plug-in hybrid|LPG|CNG|hydrogen', [46, 30, 10, 8, 3, 2, 0.8, 0.2]),
  terms('vehicle_body', 'a body style', 'hatchback|SUV|sedan|estate|van|coupe|convertible|pickup|minivan', [28, 27, 18, 12, 5, 3, 2, 3, 2]),
  terms('transmission', 'a transmission', 'manual|automatic|semi-automatic|CVT', [48, 44, 4, 4]),
  terms('drivetrain', 'a drivetrain', 'FWD|AWD|RWD|4WD', [60, 20, 14, 6]),
  terms('vehicle_category', 'a class of vehicle', 'compact|economy|SUV|midsize|van|luxury|full-size|convertible|truck|motorcycle'),
  terms('vehicle_kind', 'a kind of vehicle', 'car|van|truck|motorcycle|bus|trailer|bicycle|scooter'),
  terms('emission_class', 'an emission class', 'Euro 6|Euro 6d|Euro 5|Euro 4|Euro 3', [44, 26, 20, 8, 2]),
  terms('tire_size', 'a size of tires', '205/55 R16|225/45 R17|195/65 R15|185/60 R15|225/50 R17|215/55 R17|235/45 R18|245/40 R18|175/65 R14|255/35 R19'),
  terms('vehicle_part', 'a part', 'Front bumper|Brake pads|Oil filter|Air filter|Rear bumper|Battery|Windshield|Left door|Headlight|Timing belt|Spark plugs|Alternator|Water pump|Clutch kit|Side mirror|Wiper blades|Radiator|Shock absorber|Exhaust|Fuel pump'),
  terms('vehicle_service', 'work on a vehicle', 'Oil change|Annual inspection|Brake service|Tire change|Battery replacement|Air conditioning service|Wheel alignment|Timing belt replacement|Software update|Windshield repair|Diagnostics|Transmission service|Bodywork|Recall repair'),
  terms('vehicle_option', 'equipment', 'Navigation system|Heated seats|Parking sensors|Rear camera|Panoramic roof|Adaptive cruise control|Leather seats|LED headlights|Tow bar|Bluetooth|Keyless entry|Lane assist|Apple CarPlay|Alloy wheels'),
  terms('vehicle_condition', 'a condition', 'used|new|demonstration|certified pre-owned|damaged', [62, 26, 5, 5, 2]),
  terms('license_class', 'a driving licence class', 'B|BE|A|C|CE|D|C1|A1|T', [68, 6, 7, 5, 5, 3, 3, 2, 1]),
  terms('engine', 'an engine', '1.5 TSI|2.0 TDI|1.0 TSI|1.6 HDi|2.0 TFSI|1.2 PureTech|1.8 Hybrid|3.0 V6|Electric motor|5.0 V8|1.4 T-Jet|2.5 Hybrid'),
  terms('car_color', 'a color', 'black|white|gray|silver|blue|red|green|brown|beige|orange|yellow', [22, 24, 20, 12, 10, 7, 2, 1, 1, 0.6, 0.4]),
];
