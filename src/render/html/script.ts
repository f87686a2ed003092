/**
 * What a page does when scripts run: it filters and folds the list of changes. Everything is there without it. The items are read once;
 * a filter only touches those that come or go.
 */
export const script = `'use strict';
(() => {
  const bar = document.getElementById('filter');
  const list = document.getElementById('change-list');
  if (bar === null || list === null) return;

  const text = document.getElementById('filter-text');
  const count = document.getElementById('filter-count');
  const choices = ['verb', 'effect', 'origin', 'bundle']
    .map((name) => ({ name, select: document.getElementById('filter-' + name) }))
    .filter(({ select }) => select !== null);
  const items = Array.from(list.children, (element) => ({
    element,
    shown: true,
    words: element.firstElementChild.textContent.toLowerCase(),
    verb: element.dataset.verb,
    effect: element.dataset.effect,
    origin: element.dataset.origin,
    bundle: element.dataset.bundle,
  }));

  const filter = () => {
    const words = text.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const chosen = choices.filter(({ select }) => select.value !== '');
    let number = 0;
    for (const item of items) {
      const shown =
        chosen.every(({ name, select }) => item[name] === select.value) && words.every((word) => item.words.includes(word));
      if (shown) number += 1;
      if (shown === item.shown) continue;
      item.shown = shown;
      item.element.hidden = !shown;
    }
    const all = items.length + ' changes';
    if (number === items.length) count.textContent = all;
    else count.textContent = number === 0 ? 'No change of ' + all + ' fits' : number + ' of ' + all;
  };

  const open = (wanted) => {
    for (const { element, shown } of items) {
      const yaml = shown ? element.querySelector('details') : null;
      if (yaml !== null) yaml.open = wanted;
    }
  };

  text.addEventListener('input', filter);
  for (const { select } of choices) select.addEventListener('change', filter);
  document.getElementById('unfold').addEventListener('click', () => open(true));
  document.getElementById('fold').addEventListener('click', () => open(false));

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && event.target === text) {
      text.value = '';
      filter();
    }
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(?:INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    event.preventDefault();
    text.focus();
    text.select();
  });

  bar.hidden = false;
  // A browser may bring back what was typed before a reload.
  filter();
})();
`;
