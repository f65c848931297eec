/** A unit at the end of a number's name: what it measures, how much of the dimension's own unit it is, and usual numbers of it. */
export type Unit = {
  readonly name: string;
  readonly dimension: string;
  readonly factor: number;
  readonly min: number;
  readonly max: number;
  readonly scale: number;
  readonly bell?: boolean;
};

const unit = (name: string, dimension: string, factor: number, min: number, max: number, scale = 1, bell = false): Unit => ({
  name, dimension, factor, min, max, scale, ...(bell ? { bell } : {}),
});

const LIST: readonly (readonly [spellings: string, unit: Unit])[] = [
  ['ms msec millis millisecond', unit('milliseconds', 'time', 0.001, 5, 5000, 0)],
  ['us usec micros microsecond', unit('microseconds', 'time', 0.000001, 50, 500000, 0)],
  ['s sec secs second', unit('seconds', 'time', 1, 1, 3600, 0)],
  ['mins minute', unit('minutes', 'time', 60, 5, 180, 0)],
  ['h hr hrs hour', unit('hours', 'time', 3600, 0.5, 80, 1)],
  ['mm millimeter', unit('millimetres', 'length', 0.001, 1, 2000, 0)],
  ['cm centimeter', unit('centimetres', 'length', 0.01, 5, 250)],
  ['m meter metre', unit('metres', 'length', 1, 1, 200)],
  ['km kilometer kilometre', unit('kilometres', 'length', 1000, 1, 800)],
  ['ft feet foot', unit('feet', 'length', 0.3048, 3, 300, 0)],
  ['inch inches', unit('inches', 'length', 0.0254, 1, 80)],
  ['mi mile miles', unit('miles', 'length', 1609.344, 1, 500)],
  ['nmi', unit('nautical miles', 'length', 1852, 50, 5000, 0)],
  ['mg milligram', unit('milligrams', 'mass', 0.000001, 5, 1000, 0)],
  ['g gr gram grams', unit('grams', 'mass', 0.001, 5, 2000, 0)],
  ['kg kgs kilo kilogram', unit('kilograms', 'mass', 1, 0.2, 100, 2)],
  ['lb lbs', unit('pounds', 'mass', 0.4536, 0.5, 200, 1)],
  ['oz ounce', unit('ounces', 'mass', 0.02835, 1, 64, 1)],
  ['t ton tons tonne tonnes', unit('tonnes', 'mass', 1000, 0.5, 40, 2)],
  ['ml milliliter', unit('millilitres', 'volume', 0.001, 5, 1500, 0)],
  ['l ltr liter litre liters', unit('litres', 'volume', 1, 0.5, 80, 1)],
  ['m3 cbm', unit('cubic metres', 'volume', 1000, 0.1, 60, 2)],
  ['gal gallon gallons', unit('gallons', 'volume', 3.785, 1, 25, 1)],
  ['m2 sqm qm', unit('square metres', 'area', 1, 20, 400)],
  ['sqft', unit('square feet', 'area', 0.0929, 250, 4000, 0)],
  ['ha hectare hectares', unit('hectares', 'area', 10000, 0.5, 200, 2)],
  ['acre acres', unit('acres', 'area', 4047, 0.5, 500, 2)],
  ['wh', unit('watt hours', 'energy', 0.001, 10, 5000, 0)],
  ['kwh', unit('kilowatt hours', 'energy', 1, 10, 4000, 1)],
  ['mwh', unit('megawatt hours', 'energy', 1000, 0.5, 500, 2)],
  ['kcal cal calories', unit('kilocalories', 'food energy', 1, 40, 900, 0)],
  ['w watt watts', unit('watts', 'power', 0.001, 5, 3000, 0)],
  ['kw', unit('kilowatts', 'power', 1, 1, 250, 1)],
  ['mw', unit('megawatts', 'power', 1000, 1, 500, 1)],
  ['hp ps', unit('horsepower', 'power', 0.7457, 50, 450, 0)],
  ['v volt volts', unit('volts', 'voltage', 1, 210, 245, 1, true)],
  ['amp amps ampere', unit('amperes', 'current', 1, 0.1, 32, 1)],
  ['hz hertz', unit('hertz', 'frequency', 1, 49.8, 50.2, 2, true)],
  ['khz', unit('kilohertz', 'frequency', 1000, 1, 200, 1)],
  ['mhz', unit('megahertz', 'frequency', 1000000, 80, 6000, 0)],
  ['kbps kbit kbits', unit('kilobits a second', 'bandwidth', 1000, 64, 10000, 0)],
  ['mbps mbit mbits', unit('megabits a second', 'bandwidth', 1000000, 1, 1000, 0)],
  ['lux lx', unit('lux', 'light', 1, 50, 2000, 0)],
  ['mah', unit('milliampere hours', 'charge', 1, 500, 10000, 0)],
  ['yd yard yards', unit('yards', 'length', 0.9144, 1, 200, 1)],
  ['rpm', unit('turns a minute', 'rotation', 1, 600, 6000, 0)],
  ['db', unit('decibels', 'loudness', 1, 30, 95, 1, true)],
  ['bar', unit('bar', 'pressure', 1, 0.8, 10, 2)],
  ['psi', unit('pounds per square inch', 'pressure', 0.0689, 15, 120, 1)],
  ['hpa mbar', unit('hectopascals', 'air pressure', 1, 980, 1040, 1, true)],
  ['kpa', unit('kilopascals', 'pressure', 0.01, 90, 700, 1)],
  ['mmhg', unit('millimetres of mercury', 'blood pressure', 1, 60, 160, 0, true)],
  ['c celsius degc', unit('degrees Celsius', 'temperature', 1, -5, 35, 1, true)],
  ['f fahrenheit degf', unit('degrees Fahrenheit', 'fahrenheit', 1, 25, 95, 1, true)],
  ['kmh kph', unit('kilometres an hour', 'speed', 1, 5, 130, 0, true)],
  ['mph', unit('miles an hour', 'speed', 1.609, 5, 80, 0, true)],
  ['kn knots kt kts', unit('knots', 'speed', 1.852, 2, 30, 1, true)],
  ['kb kib kbyte', unit('kilobytes', 'data', 1024, 1, 20000, 0)],
  ['mb mib megabyte', unit('megabytes', 'data', 1048576, 1, 4000, 0)],
  ['gb gib gigabyte', unit('gigabytes', 'data', 1073741824, 1, 1000, 1)],
  ['tb tib', unit('terabytes', 'data', 1099511627776, 0.1, 50, 1)],
  ['bpm', unit('beats a minute', 'pulse', 1, 50, 130, 0, true)],
  ['ppm', unit('parts per million', 'concentration', 1, 1, 900, 0)],
  ['px', unit('pixels', 'picture', 1, 100, 3840, 0)],
];

/** Units by how they are written at the end of a name. */
export const UNITS: ReadonlyMap<string, Unit> = new Map(
  LIST.flatMap(([spellings, item]) => spellings.split(' ').map((spelling) => [spelling, item] as const)),
);

/** Currencies at the end of a name: they say in what an amount is, not how large. */
export const CURRENCY_SUFFIXES: ReadonlySet<string> = new Set('eur euro euros usd gbp chf sek nok dkk pln czk cad aud brl mxn'.split(' '));
