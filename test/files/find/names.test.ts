import { expect, test } from 'vitest';
import { insidePath, likelyNames, meantName } from '../../../src/files/find.ts';

test.for([
  ['A.YML.orig', 'A.YML'],
  ['a.b.yml.x', 'a.b.yml'],
  ['a.yaml.', 'a.yaml'],
  ['a_yaml', 'a.yaml'],
  ['a--yml', 'a.yaml'],
  ['a.JSON', 'a.yaml'],
  ['a.b.ymal', 'a.b.yaml'],
  ['a.zml', 'a.yaml'],
  ['é.yalm', 'é.yaml'],
  ['a.yaml', null],
  ['a..yaml', null],
  ['a.jsonc', null],
  ['a.xjson', null],
  ['a.xml', null],
  ['about-yaml.md', null],
  ['a-yml-b', null],
  ['.json', null],
  ['.yalm', null],
  ['_yaml', null],
  ['.yaml.bak', null],
  ['a.', null],
  ['a', null],
  ['json', null],
] as const)('%s is probably meant to be %s', ([name, meant]) => {
  expect(meantName(name)).toBe(meant);
});

test.for([
  ['a.b.yml', ['a.b.yml', 'a.b.yaml', 'a.b.yml']],
  ['a.YAML', ['a.YAML', 'a.yaml', 'a.yml']],
  ['a.json', ['a.yaml', 'a.yaml', 'a.yml']],
  ['notes.txt', []],
] as const)('for another ending, %s may be meant to be one of %j', ([name, likely]) => {
  expect(likelyNames(name)).toEqual(likely);
});

test.for([
  ['', '', ''],
  ['', './', ''],
  ['a', '../', ''],
  ['', 'a/', 'a'],
  ['', '...', '...'],
  ['', '../', null],
  ['', 'c:/x', null],
  ['', 'Z:\\x', null],
  ['', 'c:x', 'c:x'],
  ['', 'ab:/x', 'ab:/x'],
  ['', 'x/c:/x', 'x/c:/x'],
  ['x', '..\\z', null],
  ['x', 'a/..\\z', null],
  ['x', 'a\\..', null],
  ['x', 'a\\..\\..\\z', null],
  ['x', 'a\\../z', null],
  ['x', '..\\..', null],
  ['x', '..\\', null],
  ['x', 'a\\b', 'x/a\\b'],
  ['x', '..a\\b', 'x/..a\\b'],
  ['x', 'a..\\b', 'x/a..\\b'],
  ['x', 'a\\..b', 'x/a\\..b'],
  ['x', 'a\\b..', 'x/a\\b..'],
  ['x', '...\\a', 'x/...\\a'],
] as const)('within %j the path %j is %j', ([base, path, inside]) => {
  expect(insidePath(base, path)).toBe(inside);
});
