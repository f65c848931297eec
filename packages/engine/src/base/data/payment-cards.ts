/**
 * Cards for testing: brand, digits in all, first digits, digits of the security code. The first digits are those of a number
 * that processors publish for tests, all but its last four; the very last digit is the Luhn check digit.
 */
export const paymentCards = `visa	16	424242424242	3
visa	16	400005665566	3
visa	16	401288888888	3
mastercard	16	555555555555	3
mastercard	16	520082828282	3
mastercard	16	510510510510	3
mastercard	16	222300312200	3
amex	15	37828224631	4
amex	15	37144963539	4
discover	16	601111111111	3
discover	16	601100099013	3
diners	14	3056930902	3
jcb	16	356600202036	3
unionpay	16	620000000000	3`;
