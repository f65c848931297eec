import { slotOf } from '../../graph/weighted-slot.ts';
import { boundOf, isOperand } from '../argument.ts';
import type { Kernels, ValueKernel } from '../kernel.ts';
import { f64, i32, int, load, toReal, within } from '../operand.ts';

/** The first bound beyond the number, by halves. */
const slotKernel: ValueKernel = ({ body, image }, [bound, given]) => {
  const bounds = boundOf<Float64Array>(bound);
  if (!isOperand(given)) return undefined;
  const address = image.place(bounds, () => bounds);
  const number = body.keep(toReal(given));
  const last = bounds.length - 1;
  const place = { type: 'i32', min: 0, max: last, whole: true } as const;
  const [low, high] = [body.declare(place), body.declare(place)];
  body.set(low, int(0));
  body.set(high, int(last));
  body.repeat(
    () => i32.lt(body.get(low), body.get(high)),
    () => {
      const middle = body.keep(i32.shr(i32.add(body.get(low), body.get(high)), 1, 0, last));
      body.when(
        f64.gt(load('f64', address, middle), number),
        () => body.set(high, middle),
        () => body.set(low, i32.add(middle, 1)),
      );
    },
  );
  return within(body.get(low), 0, last);
};

export const SLOT_KERNELS: Kernels<ValueKernel> = new Map<unknown, ValueKernel>([[slotOf, slotKernel]]);
