import { expect, test } from 'vitest';
import { generateRows, lexiconOf } from '../generators/generator.fixture.ts';
import { asciiSlug } from '../../base/text/ascii-slug.ts';
import { LOCALE_CODES } from '../../base/data/locale-code.ts';
import { splitColumns } from '../../base/locale/split-columns.ts';

test.each(LOCALE_CODES)(
  'name, e-mail, user name, sex and birthday of a row of %s belong to one person',
  async (code) => {
    const lexicon = await lexiconOf(code);
    const roman = new Map(
      [lexicon.data.given_female, lexicon.data.given_male, lexicon.data.family].flatMap((list) =>
        splitColumns(list).map(([name = '', slug]) => [name, asciiSlug(slug ?? name)] as const),
      ),
    );
    const women = new Set(splitColumns(lexicon.data.given_female).map(([name = '']) => name));
    const men = new Set(splitColumns(lexicon.data.given_male).map(([name = '']) => name));
    const rows = generateRows(lexicon, {
      given: { generator: 'given_name' },
      family: { generator: 'family_name' },
      full: { generator: 'full_name' },
      email: { generator: 'email', unique: true },
      user: { generator: 'user_name' },
      sex: { generator: 'sex' },
      born: { generator: 'birth_date' },
    });
    for (const { given = '', family = '', full, email = '', user = '', sex, born = '' } of rows) {
      expect(full).toBe(lexicon.data.full_name.replace('{given}', given).replace('{family}', family));
      const names = `${roman.get(given)}.${roman.get(family) ?? asciiSlug(family)}`;
      expect(email).toMatch(new RegExp(`^${names}\\d+@([a-z]+\\.)*(example(\\.(com|org|net))?|test)$`));
      expect(user.replace(/\d*$/, '')).toBe(names.replace('.', '_'));
      expect((sex === 'female' ? women : men).has(given), `${given} ${sex}`).toBe(true);
      expect(born >= '1941-01-01' && born < '2008-11-16', born).toBe(true);
    }
  },
);

test('Polish women have the feminine form of a family name', async () => {
  const rows = generateRows(await lexiconOf('pl'), {
    family: { generator: 'family_name' },
    sex: { generator: 'sex' },
  });
  const ending = (sex: string, form: RegExp): number =>
    rows.filter((row) => row['sex'] === sex && form.test(row['family'] ?? '')).length;
  expect(ending('female', /[sc]ki$/)).toBe(0);
  expect(ending('male', /[sc]ka$/)).toBe(0);
  expect(ending('female', /[sc]ka$/)).toBeGreaterThan(50);
  expect(ending('male', /[sc]ki$/)).toBeGreaterThan(50);
});

test('both sexes occur about equally often', async () => {
  const rows = generateRows(await lexiconOf('en'), { sex: { generator: 'sex' } }, { rows: 4000 });
  const women = rows.filter((row) => row['sex'] === 'female').length;
  expect(women).toBeGreaterThan(1850);
  expect(women).toBeLessThan(2150);
});
