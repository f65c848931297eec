import { expect, test } from 'vitest';
import { makeFanOut } from '../../reference/fan-out.ts';
import { endOfChildren, FanOutCursor, firstChild, parentOf } from '../../reference/fan-out-cursor.ts';
import { drawn, recordLine, weaveBoth } from '../kernel.fixture.ts';

const [PARENTS, CHILDREN] = [70_000, 150_000];

test('rows in random order are found in a list, without a call to JavaScript', () => {
  const fan = makeFanOut(PARENTS, CHILDREN, { shape: 1 }, 'lists');
  const { javascript, webassembly, hosts } = weaveBoth(
    (bind) => {
      const cursor = bind(new FanOutCursor(fan, true));
      const [child, parent] = [drawn(bind, 0, CHILDREN - 1), drawn(bind, 0, PARENTS - 1, 2)];
      return [
        recordLine(bind, `${bind(parentOf)}(${cursor}, ${child})`),
        recordLine(bind, `${bind(firstChild)}(${cursor}, ${parent})`),
        recordLine(bind, `${bind(endOfChildren)}(${cursor}, ${parent})`),
      ];
    },
    { rows: 20_000, maxRowBytes: 24 },
  );
  expect(webassembly).toEqual(javascript);
  expect(hosts).toBe(3);
});
