/**
 * What a page does wrong for people who do not see it, or not well: run in the page, answers a list of findings. A part of what axe looks
 * for: names of controls, headings in order, landmarks, tables, lists, ids and contrast (WCAG 2.2, 1.4.3).
 */
export const audit = `(() => {
  const found = [];
  const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
  const shown = (element) => element.checkVisibility();
  const show = (element) => element.outerHTML.slice(0, 120);

  const nameOf = (element) => {
    const by = element.getAttribute('aria-labelledby');
    const label = element.getAttribute('aria-label') ?? (by === null ? null : document.getElementById(by)?.textContent);
    if (label) return label.trim();
    if (element.labels?.length > 0)
      return Array.from(element.labels, ({ childNodes }) => childNodes[0].textContent).join(' ').trim();
    return /^(?:INPUT|SELECT)$/.test(element.tagName) ? '' : element.textContent.trim();
  };
  for (const control of all('a, button, input, select, summary, [tabindex]'))
    if (nameOf(control) === '') found.push('a control without a name: ' + show(control));

  const levels = all('h1, h2, h3, h4, h5, h6').map((heading) => Number(heading.tagName[1]));
  if (levels.filter((level) => level === 1).length !== 1 || levels[0] !== 1) found.push('not one h1 at the start');
  levels.forEach((level, index) => {
    if (index > 0 && level > levels[index - 1] + 1) found.push('a heading h' + level + ' after h' + levels[index - 1]);
  });
  for (const heading of all('h1, h2, h3, h4')) if (heading.textContent.trim() === '') found.push('an empty heading');

  for (const [what, selector] of [['banner', 'body > header'], ['main', 'main'], ['content info', 'body > footer']])
    if (all(selector).length !== 1) found.push('not one ' + what);
  for (const landmark of all('nav, search, section')) if (nameOf(landmark) === '' || !(landmark.ariaLabel || landmark.getAttribute('aria-labelledby'))) found.push('a landmark without a name: ' + show(landmark));
  for (const child of document.body.children)
    if (!/^(?:HEADER|MAIN|FOOTER|SCRIPT)$/.test(child.tagName)) found.push('outside of all landmarks: ' + show(child));
  if (document.documentElement.lang === '' || document.title.trim() === '') found.push('no language or title');

  for (const table of all('table')) {
    if (table.caption === null || table.caption.textContent.trim() === '') found.push('a table without a caption');
    for (const head of all('th', table))
      if (head.scope === '' || head.textContent.trim() === '') found.push('a table head without scope or text: ' + show(head));
  }
  for (const list of all('ul, ol'))
    for (const child of list.children) if (child.tagName !== 'LI') found.push('in a list, but no item: ' + show(child));
  for (const picture of all('svg, img')) if (picture.getAttribute('aria-hidden') !== 'true') found.push('a picture without words');

  const ids = all('[id]').map(({ id }) => id);
  if (new Set(ids).size < ids.length) found.push('an id twice');
  for (const name of ['aria-labelledby', 'aria-describedby'])
    for (const element of all('[' + name + ']'))
      if (document.getElementById(element.getAttribute(name)) === null) found.push('names no element: ' + show(element));
  for (const link of all('a[href]')) if (document.querySelector(link.getAttribute('href')) === null) found.push('a link to nothing');

  const channels = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const backgroundOf = (element) => {
    for (let one = element; one !== null; one = one.parentElement) {
      const colour = getComputedStyle(one).backgroundColor;
      const [, , , alpha = 1] = channels(colour);
      if (alpha === 1) return channels(colour);
    }
    return [255, 255, 255];
  };
  const luminance = (colour) => {
    const [r, g, b] = colour.slice(0, 3).map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let seen = 0;
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (texts.currentNode.textContent.trim() === '' || element.tagName === 'SCRIPT' || !shown(element)) continue;
    seen += 1;
    const contrast = ratio(channels(getComputedStyle(element).color), backgroundOf(element));
    if (contrast < 4.5) found.push('a contrast of ' + contrast.toFixed(2) + ': ' + show(element));
  }
  if (seen < 5) found.push('hardly any text was seen');
  return found;
})()`;
