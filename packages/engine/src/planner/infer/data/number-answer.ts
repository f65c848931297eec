/** A range that suits a name; `scale` only where the type leaves it open. Cut to the type and the CHECKs afterwards. */
export type NumberAnswer = {
  readonly says: string;
  readonly min: number;
  readonly max: number;
  readonly scale?: number;
  /** `price` and `money` look like what people pay; the default is an even draw. */
  readonly like?: 'price' | 'money' | 'latitude' | 'longitude' | 'year';
  /** Few are large: small values are much more frequent. Where nothing is said, the range decides. */
  readonly skewed?: boolean;
  /** `log`: few are large; `bell`: most lie in the middle; `even`: none is likelier, as of months and positions. */
  readonly shape?: 'log' | 'bell' | 'even';
  /** The unit of the range, as names write it: a name with another one of the same dimension gets other numbers. */
  readonly unit?: string;
  /** The name says a number, but hardly of what. */
  readonly vague?: boolean;
  /** A whole number of the smallest unit of a currency, where the type has no fraction. */
  readonly cents?: boolean;
  /** Instead of a range. */
  readonly values?: readonly number[];
  readonly weights?: readonly number[];
  readonly role?: 'flag' | 'epoch' | 'status' | 'reference' | 'sex';
};
