// Checks of the page's modules that need no server: an expression for a page of the preview, whose value is a list of what is wrong, empty if nothing is.
(async () => {
  const wrong = [];
  const equal = (name, value, expected) => {
    const [one, other] = [JSON.stringify(value), JSON.stringify(expected)];
    if (one !== other) wrong.push(`${name}: ${one} instead of ${other}`);
  };
  const modules = name => import(new URL(`page/modules/${name}.js`, document.baseURI));
  const [address, axes, boards, findings, outline, mirroring, targets, words, drawing, exported, queue, editor, save, placeholders, distances, patching, redrawing, glyphnames, sourceoutline, directions, attemptstore] = await Promise.all(
    ['address', 'axes', 'boards', 'findingfilter', 'outline', 'mirroring', 'targets', 'words', 'drawing', 'exported', 'queue', 'editor', 'entrytexts', 'placeholders', 'distances', 'patching', 'redrawing', 'glyphnames', 'sourceoutline', 'directions', 'attemptstore'].map(modules));

  // State and address.
  equal('an empty address', address.read(''), address.initial);
  equal('the initial state', address.write(address.initial), '');
  const full = 'document=a/b.xml&locale=ar-EG&device=ipad-9.7&orientation=landscape-left&split=1/3&text-size=ax3&appearance=dark&contrast=high&bold=on&direction=rtl&numerals=arab&pseudo=long'
    + '&view=grid&rows=device&columns=appearance&rowvalues=iphone-se,iphone-xs&columnvalues=light,dark&cell=iphone-xs,dark&selected=screen1/p1&overlays=targets,order&zoom=1.5&panel=try&level=warning&search=a%20b&marks=errors,differs&mode=blink&variant=a-b&queue=too-long&scope=document&text=a.b&reviewed=all&interface=he';
  equal('every part of an address', address.write(address.read(full)), full);
  equal('what is unknown', address.write(address.read('view=globe&overlays=stars,order&zoom=-3&panel=x&interface=fr&rows=q')), 'overlays=order');
  equal('defaults', address.write(address.read('text-size=l&appearance=light&contrast=normal&split=full&bold=off&view=screen')), '');
  equal('a grid of one column', address.read(address.write({ ...address.initial, columns: '' })).columns, '');
  equal('signs in an address', address.read(address.write({ ...address.initial, document: 'ä & b=c?.xml', selected: 'x#1' })).document, 'ä & b=c?.xml');
  equal('the greatest zoom', address.read('zoom=99').zoom, 16);

  // Axes.
  equal('a pseudolanguage as a locale', axes.changed({ locale: 'de' }, 'locale', '~accented'), { locale: 'de', pseudo: 'accented' });
  equal('a locale ends a pseudolanguage', axes.changed({ pseudo: 'accented' }, 'locale', 'he'), { locale: 'he' });
  equal('a pseudolanguage in an address', address.read('locale=~long').axes, { pseudo: 'long' });
  equal('directions of languages', ['ar', 'he-IL', 'ur', 'pa', 'pa-PK', 'ckb-IQ', 'en', 'und', 'x y'].map(directions.directionOf), ['rtl', 'rtl', 'rtl', 'ltr', 'rtl', 'rtl', 'ltr', 'auto', 'auto']);
  equal('a default value', axes.changed({ 'text-size': 'ax1', bold: 'on' }, 'text-size', 'l'), { bold: 'on' });
  equal('the value of a picker', [axes.shownValue({}, 'text-size'), axes.shownValue({ pseudo: 'rtl' }, 'locale'), axes.shownValue({}, 'device')], ['l', '~rtl', '']);
  equal('a query', axes.query({ document: 'a.xml', axes: { numerals: 'arab', locale: 'fa', appearance: 'light' } }), 'document=a.xml&locale=fa&numerals=arab');
  equal('the end of an axis', [axes.neighbour(['a', 'b'], 'b', 1), axes.neighbour(['a', 'b'], 'b', -1), axes.neighbour(['a', 'b'], 'z', 1)], ['b', 'a', 'a']);

  // What is tried.
  {
    class Drawer {
      getItem(name) { return this[name] ?? null; }
      setItem(name, value) { this[name] = value; }
      removeItem(name) { delete this[name]; }
    }
    const drawer = new Drawer();
    const kept = new attemptstore.AttemptStore('s', drawer);
    for (const [locale, name] of [['', 'b'], ['ar', 'a'], ['', 'c'], ['', 'b']]) kept.put({ document: 'd.xml', locale, change: { element: name, text: name } });
    const triedIn = store => store.all.map(each => each.change.element).join('');
    equal('what is tried', triedIn(kept), 'acb');
    const other = Object.keys(drawer).sort().reverse().reduce((other, name) => Object.assign(other, { [name]: drawer[name] }), new Drawer());
    equal('what is tried, whatever order a browser keeps it in', [triedIn(new attemptstore.AttemptStore('s', drawer)), triedIn(new attemptstore.AttemptStore('s', other))], ['acb', 'acb']);
    equal('what is tried elsewhere', new attemptstore.AttemptStore('t', drawer).all, []);
  }

  // Keys: each belongs to a task, and all have words.
  {
    const { keyList, keysByTask, tasks } = await modules('keys');
    const { strings } = await (await fetch(new URL('page/words/Preview.xcstrings', document.baseURI))).json();
    equal('keys without a task', keyList.filter(({ task }) => !tasks.includes(task)), []);
    equal('keys without words', [...keyList.map(({ word }) => word), ...tasks.map(task => `task.${task}`)].filter(word => !(word in strings)), []);
    const listed = session => keysByTask(session).flatMap(({ keys }) => keys.map(({ word }) => word));
    const [all, some] = [listed({ server: true, baselines: true }), listed({ server: false, baselines: false })];
    equal('all keys are listed', all.length, keyList.length);
    equal('keys of an export', ['keys.try', 'approve.all', 'keys.findings'].map(word => some.includes(word)), [false, false, true]);
    equal('no empty task', keysByTask({ server: false, baselines: false }).filter(({ keys }) => keys.length === 0), []);
  }

  // Marks of what is set in the menu of the bar.
  {
    const chips = await modules('chips');
    const plain = { text: (key, ...values) => [key, ...values].join(' ') };
    const at = state => ({ state: { ...address.initial, ...state }, words: plain, valueName: (axis, value) => `${axis} ${value}` });
    const marks = state => chips.marksOf(at(state)).map(({ id }) => id);
    const taken = state => { const patch = chips.takenBack(at(state)); return patch && address.write({ ...at(state).state, ...patch }); };
    equal('nothing is set', [marks({}), taken({})], [[], null]);
    equal('what the bar shows has no mark', [marks({ axes: { locale: 'ar', 'text-size': 'ax1', appearance: 'dark', direction: 'rtl', pseudo: 'long' } }), taken({ axes: { locale: 'ar' } })], [[], '']);
    const set = { view: 'grid', rows: 'device', columnvalues: ['l'], axes: { device: 'iphone-se', bold: 'on' }, overlays: ['margins', 'order'] };
    equal('the marks of a state', marks(set), ['axis-device', 'axis-bold', 'grid-rows', 'grid-columns', 'overlay-margins', 'overlay-order']);
    equal('everything taken back', taken(set), 'view=grid');
    equal('the axes of a grid that is not shown', [marks({ rows: 'device' }), taken({ rows: 'device' })], [[], null]);
    const without = id => { const { without } = chips.marksOf(at(set)).find(mark => mark.id === id); return address.write({ ...at(set).state, ...without(at(set).state) }); };
    equal('a mark taken back', without('axis-device'), 'bold=on&view=grid&rows=device&columnvalues=l&overlays=margins,order');
    equal('an overlay taken back', without('overlay-order'), 'device=iphone-se&bold=on&view=grid&rows=device&columnvalues=l&overlays=margins');
    equal('rows taken back', without('grid-rows'), 'device=iphone-se&bold=on&view=grid&columnvalues=l&overlays=margins,order');
    equal('marks with room', [[], [50], [51], [20, 20, 20]].map(widths => chips.fitting(widths, 50, 5)), [0, 1, 0, 2]);
    equal('no room at all', chips.fitting([10], 0, 5), 0);
  }

  // The list of documents.
  {
    const [marks, folders, { Folded }, { Found }] = await Promise.all(['documentmarks', 'documentfolders', 'folded', 'found'].map(modules));
    const status = { findings: { error: 0, warning: 2, advice: 1 }, unrendered: 1, texts: [{ locale: 'en', states: { source: 4 } }, { locale: 'ar', states: { missing: 3, translated: 1 } }], differing: 2 };
    const found = marks.marksOf({ errors: 0 }, status);
    equal('the marks of a document', found.map(({ name, count, kind }) => [name, count, kind]), [['errors', 1, 'bad'], ['findings', 3, 'caution'], ['untranslated', 3, 'caution'], ['differs', 2, 'note']]);
    equal('what marks consist of', found.map(({ parts }) => parts.map(part => part.name)), [[], ['warning', 'advice'], ['ar'], []]);
    equal('a document of which nothing is known', [marks.marksOf({ errors: 0 }, null), marks.marksOf({ errors: 2 }, null).map(each => each.count)], [[], [2]]);
    equal('how many have a mark', marks.markCounts([found, found.slice(1), []]), { errors: 1, findings: 2, untranslated: 2, differs: 2 });
    equal('which are listed', [[], ['errors'], ['errors', 'differs']].map(wanted => [found, found.slice(1), []].map(each => marks.isWanted(each, wanted))), [[true, true, true], [true, false, false], [true, true, false]]);
    const [good, bad] = [{ id: 'a.xml', errors: 0 }, { id: 'a.xml', errors: 2 }];
    const turned = (before, now) => Object.values(marks.turns(before, now)).map(all => all.length);
    equal('who stops and who works again', [turned([good], [bad]), turned([bad], [good]), turned([bad], [{ ...bad, errors: 3 }]), turned([], [bad])], [[1, 0], [0, 1], [0, 0], [0, 0]]);
    const called = (id, title) => ({ id, title, kinds: ['screen'], locales: ['en'], language: 'en' });
    const [one, other] = [called('a.xml', 'A'), called('b.xml', 'B')];
    equal('a document under another name', [[called('c.xml', 'A'), other], [called('c.xml', 'A'), called('d.xml', 'A'), other], [called('c.xml', 'C'), other]].map(now => marks.successor(one, [one, other], now)?.id ?? null), ['c.xml', null, null]);

    const told = entries => entries.map(entry => ('folder' in entry ? [entry.name, told(entry.entries)] : entry.document.id));
    equal('folders', told(folders.foldered(['a.xml', 'b/c/d.xml', 'b/c/e.xml', 'f/g.xml', 'f/h/i.xml', '/far/j.xml'].map(id => ({ id })))), ['a.xml', ['b/c', ['b/c/d.xml', 'b/c/e.xml']], ['f', ['f/g.xml', ['h', ['f/h/i.xml']]]], '/far/j.xml']);
    equal('the folders around a document', folders.pathsTo(folders.folderOf('b/c/d.xml')), ['b', 'b/c']);
    equal('no folder around a document', folders.pathsTo(folders.folderOf('d.xml')), []);

    const kept = {};
    const drawer = { getItem: name => kept[name] ?? null, setItem: (name, value) => { kept[name] = value; } };
    new Folded('s', drawer).set(['b', 'b/c'], false);
    new Folded('s', drawer).set(['b'], true);
    equal('closed folders are kept', [['b', 'b/c'].map(each => new Folded('s', drawer).has(each)), new Folded('t', drawer).has('b/c'), new Folded('s', null).has('b')], [[false, true], false, false]);
    const locked = new Folded('s', { getItem: () => '{', setItem: () => { throw new Error('full'); } });
    locked.set(['b'], false);
    equal('a storage that is full or broken', locked.has('b'), true);

    const panels = new Found();
    panels.put('findings', 'a.xml', [1]);
    panels.put('verification', 'b.xml', [2]);
    panels.forget(['a.xml', 'b.xml'], 'a.xml');
    equal('what panels have found of documents that changed', [panels.of('findings', 'a.xml'), panels.of('verification', 'b.xml')], [[1], null]);
  }

  // Texts on the canvas.
  {
    const entry = { texts: [
      { locale: 'en', text: '%lld boats | %lld boat', forms: [{ form: 'one', text: '%lld boat' }, { form: 'other', text: '%lld boats' }] },
      { locale: 'de', text: '%lld Boote | %lld Boot', forms: [{ form: 'one', text: '%lld Boot' }, { form: 'other', text: '%lld Boote' }] },
      { locale: 'he', text: 'סירות' },
    ] };
    const forms = save.choices(entry, 'de-AT', ['en', 'de']);
    equal('the form that is seen', [save.seenChoice(forms, '1 Boot'), save.seenChoice(forms, '5 Boote').form, save.seenChoice(forms, 'Kahn').form], [{ form: 'one', text: '%lld Boot', locale: 'de' }, 'other', 'other']);
    const meant = (choice, seen, typed) => { const { text, isCertain } = save.meaning(entry, choice, { seen, typed, source: 'en' }); return [text, isCertain]; };
    equal('what is certain', [meant(forms[0], '1 Boot', '1 Schiff'), meant(forms[0], '1 Boot', 'Ein Schiff')[1], meant({ locale: 'he', text: 'סירות' }, 'סירות', 'ספינות')], [['%lld Schiff', true], false, ['ספינות', true]]);
    equal('what is seen but not said by the file', meant({ locale: 'he', text: 'סירות' }, '[סירות]', 'ספינות'), ['ספינות', false]);
    // A text that is missing is seen in the language of the source.
    const [missing] = save.choices(entry, 'fr', ['en', 'fr']);
    equal('a missing text', [missing, meant(missing, '12 boats', '12 bateaux')], [{ locale: 'fr', text: '' }, ['%lld bateaux', true]]);
    equal('the source of a form', [save.textIn(entry, 'en', 'one').text, save.textIn(entry, 'en', 'few').text, save.textIn(entry, 'fr')], ['%lld boat', '%lld boats', null]);
    const later = { texts: [entry.texts[0], { locale: 'de', forms: [{ form: 'one', text: '%lld Kahn' }, { form: 'other', text: '%lld Boote' }] }] };
    equal('another reading of an entry', [save.saysSame(entry, later, forms[0]), save.saysSame(entry, later, forms[1]), save.saysSame(entry, { texts: [] }, forms[1])], [false, true, false]);
  }
  {
    const order = await modules('textorder');
    const line = [{ text: 'x' }];
    const list = outline.nodes([
      { id: 'footer', role: 'paragraph', order: 3, lines: line }, { id: 'row', role: 'listitem', order: 1, children: [{ id: 'label', role: 'label', lines: line }, { id: 'badge', role: 'none', lines: line }] },
      { id: 'value', role: 'label', order: 2, lines: line }, { id: 'tab', role: 'none', key: 'tab', lines: line },
    ]);
    equal('texts as they are read', order.textsInOrder(list).map(node => node.element.id), ['label', 'value', 'tab', 'footer']);
    const beside = (id, step) => order.textBeside(list, id, step)?.element.id ?? null;
    equal('the next text', [beside('label', 1), beside('label', -1), beside('footer', 1), beside('row', 1)], ['value', null, null, 'label']);
    equal('the first text of a row', [order.textOf(list[1]).element.id, order.textOf(outline.nodes([{ id: 'empty' }])[0]).element.id], ['label', 'empty']);
  }
  {
    const { cardPlace, fieldLeft } = await modules('cardplace');
    const view = { left: 0, top: 100, right: 400, bottom: 700 };
    const field = (left, top) => ({ left, top, right: left + 100, bottom: top + 30 });
    const size = { width: 200, height: 120 };
    equal('a card above its field', cardPlace(field(50, 400), size, view, false), { left: 50, top: 272, height: 120, side: 'above' });
    equal('a card below its field', cardPlace(field(50, 150), size, view, false), { left: 50, top: 188, height: 120, side: 'below' });
    equal('a card from right to left', cardPlace(field(250, 400), size, view, true).left, 150);
    equal('a card at the edge', [cardPlace(field(350, 400), size, view, false).left, cardPlace(field(0, 400), size, view, true).left], [192, 8]);
    const tight = cardPlace(field(50, 150), { width: 200, height: 900 }, view, false);
    equal('a card that is too high', [tight.height, tight.top + tight.height <= view.bottom], [504, true]);
    equal('a field begins with its text', ['left', 'right', 'center'].map(each => fieldLeft({ left: 100, right: 140 }, { width: 80, padding: 5 }, view, each)), [95, 65, 80]);
    equal('a field on the canvas', fieldLeft({ left: -50, right: 10 }, { width: 80, padding: 5 }, view, 'right'), 8);
  }
  {
    const { wayOf } = await modules('savehistory');
    const way = (key, ...held) => wayOf({ key, ctrlKey: held.includes('Ctrl'), metaKey: held.includes('Meta'), shiftKey: held.includes('Shift'), altKey: held.includes('Alt') });
    equal('keys of the history', [way('z', 'Ctrl'), way('z', 'Meta'), way('Z', 'Meta', 'Shift'), way('y', 'Ctrl'), way('y', 'Meta'), way('z'), way('z', 'Ctrl', 'Alt')], ['undo', 'undo', 'redo', 'redo', null, null, null]);
  }

  // Queues of translators.
  {
    const [{ QueueWindow, scrolledTo, seenRows }, { Drafts }, { savedTexts, toWrite, write }, { placed }] = await Promise.all(['queuewindow', 'drafts', 'translationsave', 'translationplaces'].map(modules));
    const list = new QueueWindow(10);
    list.clear(35);
    equal('the pages of a list that are missing', list.missing(8, 25), [0, 10, 20]);
    equal('pages that were asked for', list.missing(0, 40), [30]);
    list.fail(10);
    equal('a page that failed', list.missing(0, 34), [10]);
    list.put(20, [{ key: 'a' }, { key: 'b' }]);
    equal('entries of a list', [list.at(21)?.key, list.at(22), list.at(3)], ['b', null, null]);
    list.clear(2);
    equal('a list that is forgotten', [list.at(21), list.missing(0, 100)], [null, [0]]);
    equal('the rows that are seen', seenRows({ top: 1000, height: 100, row: 10, total: 105 }), { first: 94, last: 104 });
    equal('a row above', scrolledTo(1, { top: 100, height: 50, row: 10 }), 10);
    equal('a row below', scrolledTo(20, { top: 100, height: 50, row: 10 }), 160);
    equal('a row that is seen', scrolledTo(12, { top: 100, height: 50, row: 10 }), 100);

    const kept = new Map();
    const storage = Object.create({ getItem: name => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value), removeItem: name => kept.delete(name) });
    const drafts = new Drafts('s', storage);
    const boats = { document: 'a.xml', language: 'de', key: 'boats' };
    drafts.set(boats, 'one', 'Boot', '');
    drafts.set(boats, 'other', 'Boote', '');
    drafts.set({ ...boats, key: 'boats.x' }, '', 'X', '');
    equal('what was typed', Array.from(drafts.of(boats)), [['one', 'Boot'], ['other', 'Boote']]);
    equal('what was typed in another language', drafts.of({ ...boats, language: 'fr' }).size, 0);
    equal('texts with something typed', [drafts.count, kept.size], [2, 3]);
    drafts.set(boats, 'one', 'Kahn', 'Kahn');
    equal('what the file says already', Array.from(drafts.of(boats).keys()), ['other']);
    drafts.remove(boats);
    equal('what was given up', [drafts.of(boats).size, kept.size], [0, 1]);

    const varied = { forms: [{ form: 'one', text: 'a' }, { form: 'other', text: '' }], text: 'a', hasStates: true, state: 'translated' };
    equal('what a file says', Array.from(savedTexts(varied)), [['one', 'a'], ['other', '']]);
    equal('forms that were changed', toWrite(varied, new Map([['one', 'a'], ['other', 'b']])), [{ form: 'other', text: 'b' }]);
    equal('empty forms', toWrite(varied, new Map([['one', ''], ['other', '']])), []);
    equal('a text that waits for a review', toWrite({ ...varied, forms: [], state: 'needs-review' }, new Map([['', 'a']])), [{ form: '', text: 'a' }]);
    const asked = [];
    const version = await write({ post: async (call, body) => { asked.push(body); return { version: `${body.version}+` }; } }, { document: 'd', key: 'k', language: 'de', version: '1' }, [{ form: 'one', text: 'x' }, { form: 'other', text: 'y' }]);
    equal('each form is written on what the one before has left', [version, asked.map(body => [body.form, body.version, body.createsForms])], ['1++', [['one', '1', true], ['other', '1+', true]]]);

    const elements = [{ id: 'a', key: 'k', line: 3 }, { id: 'b', key: 'k', line: 5 }, { id: 'c', line: 7 }];
    equal('an element by its key and line', placed(elements, { line: 5 }, 'k').id, 'b');
    equal('an element whose line has moved', placed(elements, { line: 4 }, 'k').id, 'a');
    equal('the text of an attribute', placed(elements, { line: 7 }, 'x').id, 'c');
    equal('no element', placed(elements, { line: 1 }, 'x'), null);
  }

  // A designer's tools.
  {
    const [pair, values, cssof, swiftuiof, phone, statewords, phonedialog] = await Promise.all(['measuredpair', 'designvalues', 'cssof', 'swiftuiof', 'phone', 'statewords', 'phonedialog'].map(modules));
    const run = { font: 'Inter', weight: 600, size: 17, color: '#000000', balance: 0 };
    const leaf = (id, frame, more = {}) => ({ element: 'p', id, frame, direction: 'ltr', lines: [], children: [], ...more });
    const title = leaf('s/title', [16, 20, 100, 22], {
      alignment: 'left', rules: ['R004'], lines: [{ frame: [16, 20, 80, 22], text: 'Hi', runs: [run] }],
      design: { style: 'headline', leading: 22, color: { name: 'label', light: '#000000', dark: '#ffffff' }, padding: { top: 8, start: 16, bottom: 8, end: 4 }, attributes: { lines: '2' } },
    });
    const row = leaf('s', [0, 0, 200, 100], { element: 'row', children: [title, leaf('s/b', [124, 20, 40, 22]), leaf('s/c', [16, 60, 40, 22])] });
    const page = { width: 375, height: 812, direction: 'ltr' };
    const list = outline.nodes([row]);

    // Measures.
    const sides = (one, other) => distances.measures(one, other).map(({ side, length }) => [side, length]);
    equal('a measure to the right', sides([0, 0, 10, 10], [30, 0, 10, 10]), [['right', 20]]);
    equal('measures inside', sides([16, 20, 100, 22], [0, 0, 200, 100]), [['left', 16], ['right', 84], ['top', 20], ['bottom', 58]]);
    equal('a guide to what is not beside', distances.measures([0, 0, 10, 10], [30, 50, 10, 10])[0].guide, [[30, 5], [30, 50]]);
    equal('sides by direction', ['left', 'right', 'top'].flatMap(side => [distances.sideName(side, 'ltr'), distances.sideName(side, 'rtl')]), ['leading', 'trailing', 'trailing', 'leading', 'top', 'top']);
    const paired = marking => { const found = pair.measuredPair(list, page, { selected: '', hovered: '', isMeasuring: false, isInside: true, from: '', ...marking }); return found && [found.from.element.id, found.to?.element.id ?? null, found.frames[1]]; };
    equal('nothing is measured without a key', paired({ selected: 's/title', hovered: 's/b' }), null);
    equal('a key is held', paired({ selected: 's/title', hovered: 's/b', isMeasuring: true }), ['s/title', 's/b', [124, 20, 40, 22]]);
    equal('to the edges of the screen', paired({ selected: 's/title', isMeasuring: true }), ['s/title', null, [0, 0, 375, 812]]);
    equal('to what holds it', paired({ selected: 's/title', hovered: 's/title', isMeasuring: true })[1], 's');
    equal('the pointer is elsewhere', paired({ selected: 's/title', hovered: '', isMeasuring: true, isInside: false }), null);
    equal('from a start by keyboard', paired({ selected: 's/c', from: 's/title' }), ['s/title', 's/c', [16, 60, 40, 22]]);

    // Values.
    const design = values.designOf(outline.find(list, 's/title'), page);
    equal('type', [design.text.style, design.text.size, design.text.weight, design.text.leading, design.text.side, design.text.rule], ['headline', 17, 600, 22, 'leading', 'R004']);
    equal('gaps', design.gaps, [{ side: 'top', length: 20, isParent: true }, { side: 'leading', length: 16, isParent: true }, { side: 'trailing', length: 8, isParent: false }, { side: 'bottom', length: 18, isParent: false }]);
    equal('gaps from right to left', values.gapsOf(outline.find(list, 's/title'), 'rtl').map(gap => `${gap.side} ${gap.length}`), ['top 20', 'trailing 16', 'leading 8', 'bottom 18']);
    equal('few sides', [values.fewSides({ top: 8, bottom: 8, leading: 8, trailing: 8 }), values.fewSides({ top: 4, bottom: 4, leading: 16, trailing: 0 })], [[['all', 8]], [['vertical', 4], ['leading', 16]]]);
    equal('a box without corners', [values.designOf(list[0], page).radius, values.designOf(list[0], page).text], [null, null]);

    // CSS.
    equal('CSS', cssof.css(design), ['.title {', '  font-family: Inter, system-ui, sans-serif;', '  font-size: 17px; /* headline */', '  font-weight: 600;', '  line-height: 22px;', '  text-align: start; /* R004 */', '  color: #000000; /* label */',
      '  padding-block: 8px;', '  padding-inline-start: 16px;', '  padding-inline-end: 4px;', '  display: -webkit-box;', '  -webkit-box-orient: vertical;', '  -webkit-line-clamp: 2;', '  overflow: hidden;', '}',
      '@media (prefers-color-scheme: dark) {', '  .title {', '    color: #ffffff;', '  }', '}'].join('\n'));
    const foreignText = { ...design, direction: 'rtl', text: { ...design.text, side: 'trailing', rule: 'R005' } };
    equal('the side of a text that runs against the screen', cssof.css(foreignText).split('\n').filter(line => /direction|align/.test(line)), ['  direction: rtl;', '  text-align: start; /* R005 */']);
    equal('no left and no right', /left|right/.test(cssof.css({ ...foreignText, radius: [8, 8, 0, 0] })), false);
    equal('names of classes', ['a/b1', '1x', 'x y', 'عنوان'].map(cssof.className), ['b1', '_1x', 'x-y', 'عنوان']);

    // SwiftUI.
    equal('SwiftUI', swiftuiof.swiftui(design, { text: 'Hi "you"' }), ['Text("Hi \\"you\\"")', '  .font(.headline)', '  .foregroundStyle(.primary)', '  .multilineTextAlignment(.leading)', '  .lineLimit(2)', '  .padding(.vertical, 8)', '  .padding(.leading, 16)', '  .padding(.trailing, 4)'].join('\n'));
    equal('an alignment by language', swiftuiof.swiftui(foreignText, { text: '' }).includes('.multilineTextAlignment(.trailing) // R005'), true);
    equal('a size without a style', swiftuiof.swiftui({ ...design, text: { ...design.text, style: null, font: 'Noto Sans Mono' } }, { text: '' }).includes('.font(.custom("Noto Sans Mono", size: 17))'), true);
    equal('a key in the place of a text', swiftuiof.swiftui({ ...design, kind: 'toggle' }, { text: 'Wi-Fi', key: 'settings.wifi', checked: true }).split('\n')[0], 'Toggle("settings.wifi", isOn: .constant(true))');
    equal('colours of SwiftUI', ['secondary-label', 'red', 'gray6', 'own', ''].map(name => swiftuiof.shapeStyle({ name, drawn: name === 'own' ? '' : '#ff000080' })), ['.secondary', '.red', 'Color(uiColor: .systemGray6)', 'Color("own")', 'Color(red: 1, green: 0, blue: 0, opacity: 0.502)']);

    // Phones.
    const devices = [{ value: 'se', width: 375, height: 667, top: 20, bottom: 0 }, { value: 'x', width: 375, height: 812, top: 44, bottom: 34 }, { value: '12', width: 390, height: 844, top: 47, bottom: 34 }, { value: '14', width: 390, height: 844, top: 59, bottom: 34 }];
    equal('the device of a browser', [{ width: 390, height: 844 }, { width: 844, height: 390 }, { width: 375, height: 700 }, { width: 390, height: 844, top: 58, bottom: 34 }].map(screen => phone.deviceLike(devices, screen)), ['12', '12', 'se', '14']);
    equal('without devices', phone.deviceLike([], { width: 1, height: 1 }), null);
    equal('phones', [{ width: 844, height: 390 }, { width: 1440, height: 900 }].map(phone.isPhone), [true, false]);
    equal('swipes', [phone.swiped(['en', 'ar', 'he'], 'en', -80, 'ltr'), phone.swiped(['en', 'ar', 'he'], 'en', -80, 'rtl'), phone.swiped(['en'], 'xx', 80, 'ltr'), phone.swiped([], 'en', 80, 'ltr')], ['ar', 'he', 'en', 'en']);

    // Comparing.
    const shown = { documents: [{ id: 'a.xml' }, { id: 'b.xml' }], axes: {} };
    const compared = more => boards.cells(boards.board({ ...address.initial, document: 'a.xml', view: 'compare', ...more }, shown));
    equal('compared with the other appearance', compared({}).map(({ axes: own, heads, cell, document: of }) => [own, heads, cell, of]), [[{}, [{ axis: 'appearance', value: 'light' }], 'this', 'a.xml'], [{ appearance: 'dark' }, [{ axis: 'appearance', value: 'dark' }], 'other', 'a.xml']]);
    equal('compared with another document', compared({ other: 'b.xml', axes: { 'text-size': 'ax1' } }).map(({ axes: own, document: of }) => [own, of]), [[{ 'text-size': 'ax1' }, 'a.xml'], [{ 'text-size': 'ax1' }, 'b.xml']]);
    equal('compared with a usual value', compared({ axes: { appearance: 'dark' }, otheraxes: { appearance: 'light', locale: 'ar' } })[1].axes, { locale: 'ar' });
    equal('a comparison in an address', address.write(address.read('view=compare&mode=side&other=b.xml&otheraxes=locale:ar,appearance:light,star:x,split:&appearances=both&full=yes')), 'view=compare&mode=side&other=b.xml&otheraxes=locale:ar,appearance:light&appearances=both&full=yes');

    // States and codes.
    const spoken = { text: (key, value) => (value === undefined ? key : `${key} ${value}`), numbers: { format: String } };
    equal('states', [[], [{ name: 'on', value: 'yes' }, { name: 'enabled', value: 'no' }], [{ name: 'value', value: '0.5' }], [{ name: 'value' }], [{ name: 'kind', value: 'filled' }]].map(settings => statewords.stateWords(spoken, settings)), ['state.written', 'state.on, state.disabled', 'state.value 0.5', 'state.empty', 'filled']);
    equal('the drawing of a code', phonedialog.codePath(['101', '110']), 'M4 4h1v1h-1zM6 4h1v1h-1zM4 5h2v1h-2z');
  }

  // Reviews.
  {
    const [approvals, changewords] = await Promise.all(['approvals', 'changewords'].map(modules));
    const variant = (name, group, rejected) => ({ name, group, axes: {}, ...(rejected === undefined ? {} : { rejected }) });
    const group = (number, state, causes) => ({ number, state, causes });
    const known = [
      { document: 'a', review: { version: 'v', equal: 3, groups: [group(1, 'missing', []), group(2, 'changed', ['x']), group(3, 'changed', ['y'])], variants: [variant('a1', 1), variant('a2', 2), variant('a3', 3), variant('a4', 3, 'no'), variant('a5', 3)] } },
      { document: 'b', review: { version: 'w', equal: 1, groups: [group(1, 'changed', ['x']), group(2, 'failed', ['z'])], variants: [variant('b1', 1), variant('b2', 1), variant('b3', 2)] } },
    ];
    const found = approvals.causes(known);
    equal('causes over documents', found.map(cause => [cause.state, cause.causes.join(), cause.variants.map(each => each.name).join()]),
      [['changed', 'x', 'a2,b1,b2'], ['changed', 'y', 'a3,a5'], ['missing', '', 'a1'], ['failed', 'z', 'b3'], ['rejected', 'y', 'a4']]);
    const numbers = approvals.counts(known, found);
    equal('new is counted apart', [numbers, approvals.openCount(numbers)], [{ equal: 4, changed: 5, missing: 1, newer: 0, failed: 1, rejected: 1 }, 7]);
    equal('a decision about a cause', approvals.decisions(known, found[0].variants), [{ document: 'a', version: 'v', groups: ['2'], variants: [] }, { document: 'b', version: 'w', groups: ['1'], variants: [] }]);
    equal('what is rejected is not accepted with its cause', approvals.decisions(known, found[1].variants), [{ document: 'a', version: 'v', groups: [], variants: ['a3', 'a5'] }]);
    const after = approvals.causes([{ document: 'a', review: { ...known[0].review, variants: [variant('a1', 1), variant('a5', 3)] } }, known[1]]);
    equal('what follows', [approvals.following(found, after, { document: 'a', name: 'a3' }).name, approvals.following(found, after, { document: 'b', name: 'b3' }).name, approvals.following(found, [], { document: 'a', name: 'a3' })], ['a5', 'b1', null]);
    const tens = Array.from({ length: 10000 }, (_, index) => variant(`v${index}`, 1 + index % 7));
    const wheel = [{ document: 'a', review: { version: 'v', equal: 0, groups: [1, 2, 3, 4, 5, 6, 7].map(number => group(number, 'changed', [String(number)])), variants: tens } }];
    const start = performance.now();
    const whole = approvals.decisions(wheel, approvals.causes(wheel).flatMap(cause => cause.variants));
    equal('a decision about ten thousand variants', [whole.length, whole[0].groups.length, whole[0].variants.length, performance.now() - start < 500], [1, 7, 0, true]);

    const { Reviews } = await modules('reviews');
    const asked = [];
    const service = { get: async (call, { document }, signal) => {
      asked.push(`${document}${signal.aborted ? '!' : ''}`);
      return { equal: 1, groups: [], variants: [], version: document };
    } };
    const work = async (reviews, documents, act) => {
      const steps = [];
      await new Promise(resolve => {
        reviews.onchange = () => {
          steps.push(`${reviews.done}/${reviews.total}`);
          act?.();
          if (!reviews.isRunning) resolve();
        };
        reviews.compare(documents);
      });
      return steps.join();
    };
    const reviews = new Reviews(service);
    equal('one document after the other', [await work(reviews, ['a', 'b', 'c']), asked.splice(0).join(), reviews.known(['c', 'x', 'a']).map(each => each.document).join()], ['1/3,2/3,0/0', 'a,b,c', 'c,a']);
    reviews.age(['b']);
    equal('only what has changed is compared again', reviews.unknown(['a', 'b', 'c', 'd']), ['b', 'd']);
    const stopped = new Reviews(service);
    stopped.onchange = () => stopped.stop();
    stopped.compare(['a', 'b', 'c']);
    await new Promise(resolve => setTimeout(resolve));
    equal('work that was stopped', [asked.join(), stopped.isRunning, stopped.known(['a', 'b']).length], ['a', false, 1]);

    const english = new words.Words(await (await fetch(new URL('page/words/Preview.xcstrings', document.baseURI))).json(), 'en');
    const plain = change => { const { head, parts } = changewords.changeWords(english, { kinds: [], details: [], id: '', ...change }); return `${head}: ${parts.join(', ')}`.replace(/[\u2068\u2069]/g, ''); };
    equal('a value in words', plain({ element: 'slider', name: 'Brightness', details: [{ subject: 'value', from: '0.7', to: '0.5' }] }), 'Brightness slider: 0.7 → 0.5');
    equal('a move in words', plain({ element: 'label', id: 'screen/l1', kinds: ['moved', 'size'], expected: [10, 10, 40, 20], actual: [18, 10, 40, 32.5] }), 'l1 label: moved 8 pt to the right, 12.5 pt taller');
    equal('a move from the right', plain({ element: 'p', name: 'x', kinds: ['moved', 'size'], expected: [10, 0, 40, 20], actual: [0, 0, 50, 20] }), 'x text: 10 pt wider');
    equal('colours and states in words', plain({ element: 'toggle', name: 'Wi-Fi', details: [{ subject: 'state', from: 'off', to: 'on' }, { subject: 'fill', from: 'gray5', to: 'green' }, { subject: 'language', from: 'de', to: '' }] }), 'Wi-Fi switch: off → on, colour gray5 → green, language German → none');
    equal('what is new in words', plain({ element: 'map', kinds: ['appeared'] }), 'map: is new');
  }

  // Boards.
  const session = { documents: [{ id: 'a.xml', locales: ['en', 'ar'] }], axes: { locale: [{ value: 'he', inCatalogs: true }, { value: 'fr' }], pseudo: ['long'], 'text-size': axes.textSizes, device: [{ value: 'iphone-xs' }] } };
  const state = { ...address.initial, document: 'a.xml' };
  equal('one screen', boards.cells(boards.board(state, session)), [{ axes: {}, heads: [], cell: '' }]);
  equal('a pair', boards.cells(boards.board({ ...state, view: 'pair' }, session)).map(cell => cell.axes), [{ direction: 'ltr' }, { direction: 'rtl' }]);
  equal('all text sizes', boards.cells(boards.board({ ...state, view: 'sizes' }, session)).length, 12);
  const grid = boards.board({ ...state, view: 'grid', columnvalues: ['l', 'ax5'], axes: { appearance: 'dark' } }, session);
  equal('a grid', boards.cells(grid).map(cell => [cell.cell, cell.axes]), [
    ['en,l', { locale: 'en', appearance: 'dark' }], ['en,ax5', { locale: 'en', 'text-size': 'ax5', appearance: 'dark' }],
    ['ar,l', { locale: 'ar', appearance: 'dark' }], ['ar,ax5', { locale: 'ar', 'text-size': 'ax5', appearance: 'dark' }],
  ]);
  equal('a grid of one axis', boards.cells(boards.board({ ...state, view: 'grid', columns: '' }, session)).map(cell => cell.cell), ['en', 'ar']);
  equal('the values of a locale', boards.allValues('locale', session, session.documents[0]), ['en', 'ar', 'he', '~long']);
  equal('the usual values that there are', boards.gridValues('device', session, null), ['iphone-xs']);
  equal('the cell of the address', boards.chosenCell({ ...state, view: 'pair', cell: 'rtl' }, session).cell, 'rtl');
  equal('the cell of the variant', boards.chosenCell({ ...state, view: 'sizes' }, session).cell, 'l');

  // Elements.
  const elements = [{ element: 'row', id: 'r', frame: [0, 0, 100, 40], children: [
    { element: 'p', id: 'p', frame: [0, 0, 60, 40], order: 2, lines: [{ text: 'one' }, { text: 'two' }], children: [] },
    { element: 'button', id: 'b', role: 'button', frame: [60, 5, 40, 30], order: 1, label: 'Go', lines: [], children: [] }] }];
  const list = outline.nodes(elements);
  equal('the innermost element', [outline.at(list, 70, 10).element.id, outline.at(list, 70, 1).element.id, outline.at(list, 200, 1)], ['b', 'r', null]);
  equal('ways through elements', ['next', 'previous', 'parent', 'child'].map(way => outline.beside(list, list[1], way).element.id), ['b', 'r', 'r', 'p']);
  equal('the order of reading', outline.inReadingOrder(list).map(node => node.element.id), ['b', 'p']);
  equal('names', list.map(node => outline.name(node.element)), ['one two', 'one two', 'Go']);
  const touched = outline.nodes([{ id: 'p', lines: [{}], children: [{ id: 'l', target: [0, 0, 60, 20] }] }, { id: 'b', target: [0, 0, 44, 44] }, { id: 's', target: [0, 0, 30, 44] }, { id: 'x' }]);
  const strokes = targets.targets({ page: { width: 100 }, list: touched, scale: 1, isDetailed: true }).map(shape => shape.getAttribute('stroke') ?? shape.textContent);
  equal('targets', strokes, ['#14813a', '#14813a', '#b86200', '30 × 44']);
  const fate = (frame, other, rest = {}) => mirroring.fate({ frame, ...rest }, { frame: other }, 100);
  equal('what mirrors', [fate([0, 0, 20, 9], [80, 0, 20, 9]), fate([0, 0, 20, 9], [0, 0, 20, 9]), fate([40, 0, 20, 9], [40, 0, 20, 9]), fate([0, 0, 20, 9], [30, 0, 20, 9]), fate([0, 0, 9, 9], [91, 0, 9, 9], { mirrored: true })],
    ['mirrors', 'stays', null, 'differs', 'flips']);

  const measured = (one, other) => distances.measures(one, other).map(({ from, to, length }) => [from, to, length]);
  equal('a distance across', measured([0, 0, 10, 10], [30, 0, 10, 10]), [[[10, 5], [30, 5], 20]]);
  equal('distances inside', measured([10, 20, 30, 40], [0, 0, 100, 100]).map(measure => measure[2]), [10, 60, 20, 40]);

  // Findings.
  const some = [{ rule: 'R086', level: 'error', message: 'Small target', variants: ['a-de'] }, { rule: 'R015', level: 'advice', message: 'a sequence', element: 'p1' }];
  equal('filters', [findings.matching(some, '', '').length, findings.matching(some, 'r086 DE', '').length, findings.matching(some, 'p1', 'error').length, findings.matching(some, '', 'advice')[0].rule], [2, 1, 0, 'R015']);
  equal('counts', findings.counts(some), { error: 1, warning: 0, advice: 1 });
  equal('the text of a locale', [save.textFor([{ locale: 'ar' }, { locale: 'ar-EG' }], 'ar-EG').locale, save.textFor([{ locale: 'ar' }], 'ar-EG').locale, save.textFor([], 'he')], ['ar-EG', 'ar', null]);
  equal('what a text gives', [['%d boats', '12 boats'], ['%1$@ of %2$@', 'a of b'], ['{n} x {n} x', '1 x 2 x'], ['Boats', 'Boats'], ['%d', '']].map(([text, seen]) => placeholders.gives(text, seen)), [true, true, true, true, true]);
  equal('what a text does not give', [['%d boats', '12 boat'], ['boats', 'Boats'], ['%d x %d x', '1 x'], ['a%da', 'a']].map(([text, seen]) => placeholders.gives(text, seen)), [false, false, false, false]);
  equal('many placeholders take no time', placeholders.gives(`${'{a}'.repeat(5000)}b`, 'c'.repeat(50_000)), false);
  for (const [text, seen, typed, expected] of [
    ['%lld ungelesene Nachrichten', '12 ungelesene Nachrichten', '12 neue Nachrichten', '%lld neue Nachrichten'],
    ['%lld new', '1 new', 'New: 1', 'New: %lld'], ['%@ of %@', '3 of 5', '5 / 3', '%2$@ / %1$@'],
    ['Hello\n%@!', 'Hello\n\u2068Ana\u2069!', 'Hi\nAna!', 'Hi\n%@!'], ['50%% of %@', '50% of disk', '60% of disk', '60%% of %@'],
    ['{count} boats', '3 boats', '3 ships', '{count} ships'], ['%@ und %@', 'Ana und Ana', 'Ana & Ana', '%@ & %@'], ['100%', '100%', '90%', '90%'],
    ['%lld new', '1 new', '1 new of 12', '%lld new of 12'],
  ]) equal(`what is typed over ${text}`, placeholders.retyped(text, seen, typed).text, expected);
  equal('a number that the text does not have', placeholders.retyped('%d', '12', '13'), { text: '13', isCertain: false });
  equal('a place in the editor', editor.editorAddress('/a b/ä.xml', 3, 4), 'vscode://file/a%20b/%C3%A4.xml:3:4');

  // Words.
  const unit = value => ({ stringUnit: { value } });
  const catalog = { sourceLanguage: 'en', strings: { plain: { localizations: { en: unit('%2$@ of %1$@'), he: unit('%@') } }, many: { localizations: { en: { variations: { plural: { one: unit('%lld cat'), other: unit('%lld cats') } } }, ar: { variations: { plural: { two: unit('قطتان'), other: unit('%lld') } } } } } } };
  const [english, arabic] = ['en', 'ar'].map(language => new words.Words(catalog, language));
  equal('plurals', [english.text('many', 1), english.text('many', 5), arabic.text('many', 2)], ['1 cat', '5 cats', 'قطتان']);
  equal('places and isolates', english.text('plain', 'a', 'b'), '\u2068b\u2069 of \u2068a\u2069');
  equal('the source language where there is no other', arabic.text('plain', 'a', 'b'), '\u2068b\u2069 of \u2068a\u2069');
  equal('the language of the page', [words.interfaceLanguage('', ['fr', 'iw-IL', 'en']), words.interfaceLanguage('ar', ['en']), words.interfaceLanguage('', ['fr'])], ['he', 'ar', 'en']);
  const own = await (await fetch(new URL('page/words/Preview.xcstrings', document.baseURI))).json();
  const forms = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'], he: ['one', 'two', 'other'] };
  for (const [key, { localizations }] of Object.entries(own.strings)) {
    for (const language of address.languages) {
      const entry = localizations[language];
      if (!entry) wrong.push(`no text of ${key} in ${language}`);
      else if (entry.variations && forms[language].some(form => !entry.variations.plural[form])) wrong.push(`a plural form of ${key} is missing in ${language}`);
    }
  }

  // Pictures: nothing of a document can run or load.
  const svg = inside => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}</svg>`;
  const kept = inside => drawing.drawing(svg(inside))?.innerHTML.replace(/ xmlns(:\w+)?="[^"]*"/g, '');
  equal('a script', kept('<script>alert(1)</script><g/>'), '<g></g>');
  equal('an event', kept('<rect onload="alert(1)" width="1"/>'), '<rect width="1"></rect>');
  equal('a link', kept('<a xlink:href="javascript:alert(1)"><g/></a><a href="#x"/>'), '<a><g></g></a><a></a>');
  equal('something foreign', kept('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject><animate attributeName="href"/>'), '');
  equal('a picture from elsewhere', kept('<image href="https://example.com/a.png"/><use href="other.svg#a"/><rect fill="url(https://example.com/#a)"/>'), '<image></image><use></use><rect></rect>');
  equal('what stays', kept('<use href="#a"/><rect fill="url(#b)" mask="url(\'#c\')"/><image href="data:image/png;base64,AAAA"/>'), '<use href="#a"></use><rect fill="url(#b)" mask="url(\'#c\')"></rect><image href="data:image/png;base64,AAAA"></image>');
  equal('a style', kept('<rect style="stroke:none;fill:rgb(0%,0%,0%);background:url(x)"/>'), '<rect stroke="none" fill="rgb(0%,0%,0%)"></rect>');
  equal('letters', kept('<defs><symbol id="g" overflow="visible"><path d="M0 0h1"/></symbol></defs><use xlink:href="#g" x="2" y="3"/>'), '<defs></defs><path d="M0 0h1" transform="translate(2 3)"></path>');
  equal('spaces', kept('<defs><g><g id="a">\n</g></g><symbol id="b"><path d=""/></symbol></defs><g><g xlink:href="#a" x="2" y="3"/><use xlink:href="#b" x="4" y="3"/></g>'), '<defs><g></g></defs><g><path transform="translate(2 3)"></path><path d="" transform="translate(4 3)"></path></g>');
  equal('no picture', [drawing.drawing('<p>'), drawing.drawing('<html xmlns="http://www.w3.org/1999/xhtml"/>'), drawing.drawing('')], [null, null, null]);

  // Changing a drawing: the result is as if it were new, and what is equal stays the same node.
  const picture = inside => drawing.drawing(svg(inside));
  for (const [one, other] of [['<g/><g id="a"/>', '<g/>'], ['<g><path d="M0 0"/></g>', '<g><path d="M1 1"/><rect/></g>'], ['<text>a</text>', '<text>b</text>'], ['<a/><b/><c/>', '<b/><c/><a/>'], ['<g fill="red" id="x"/>', '<g stroke="red"/>'], ['', '<g/>'], ['<rect/>', '']]) {
    const [old, fresh, wanted] = [picture(one), picture(other), picture(other)];
    document.createElement('div').append(old);
    if (!patching.patch(old, fresh).isEqualNode(wanted)) wrong.push(`${one} does not become ${other}: ${old.outerHTML}`);
  }
  const [kept1, changed1] = [picture('<g id="stays"/><g><text>a</text></g>'), picture('<g id="stays"/><g><text>b</text></g>')];
  const stays = kept1.firstChild;
  patching.patch(kept1, changed1);
  equal('what stays the same node', [kept1.firstChild === stays, kept1.textContent], [true, 'b']);

  // Following a source: only what differs is parsed, and the result is as if all were.
  const letters = '<defs><symbol id="a"><path d="M0 0h1"/></symbol><symbol id="b"><path d="M1 1h1"/></symbol></defs>';
  const follows = (one, other) => {
    const [shown, wanted] = [redrawing.draw(svg(letters + one)), picture(letters + other)];
    document.createElement('div').append(shown);
    redrawing.redraw(shown, svg(letters + other));
    if (!shown.isEqualNode(wanted)) wrong.push(`${one} is not redrawn as ${other}: ${shown.outerHTML}`);
  };
  let seed = 1;
  const random = count => (seed = (seed * 48271) % 2147483647) % count;
  const use = () => `<use xlink:href="#${'ab'[random(2)]}" x="${random(20)}" y="1"/>`;
  const tree = depth => Array.from({ length: random(4) }, () => [use(), `<text>${random(12)} &gt; 1</text>`, `<g id="g${random(9)}">\n${depth > 0 ? tree(depth - 1) : use()}</g>`, `<path d="M${random(9)} 0"/>`][random(4)]).join('\n');
  for (let round = 0; round < 300; round += 1) {
    const [start, middle, end] = [tree(2), tree(2), tree(2)];
    follows(start + middle + end, start + tree(2) + end);
    follows(`<g>${start}<g>${middle}</g></g>${end}`, `<g>${start}</g><g>${middle}</g>${end}`);
  }
  const difference = (one, other) => redrawing.difference(...[one, other].map(source => sourceoutline.outline(source)));
  equal('what is left out', difference(svg(letters + '<g/><g><text>a</text></g><g/>'), svg(letters + '<g/><g><text>b</text></g><g/>')), svg(letters + '<kept index="1" count="4"/><g><text>b</text></g><kept index="3" count="4"/>'));
  equal('what cannot be left out', [difference('', svg('')), difference(svg(letters + '<g/>'), svg(letters.replace('h1', 'h2') + '<g/>')), difference(svg('<g/>'), svg('<!-- --><g/>'))], [null, null, null]);
  equal('one more letter', difference(svg(letters + '<g/>'), svg(letters.replace('</defs>', '<symbol id="c"/></defs>') + '<g/>')), svg(letters.replace('</defs>', '<symbol id="c"/></defs>') + '<kept index="1" count="2"/>'));
  equal('letters that are used', glyphnames.withUsedGlyphs('<symbol id="glyph-1"><path/></symbol><symbol id="glyph-2"><path/></symbol><use xlink:href="#glyph-2"/>'), '<symbol id="glyph-2"><path/></symbol><use xlink:href="#glyph-2"/>');
  const glyph = (id, outline) => `<symbol overflow="visible" id="_glyph${id}">\n<path d="${outline}"/>\n</symbol>`;
  const [one, two] = [glyph(1, 'M0 0') + '<use xlink:href="#_glyph1"/>', glyph(1, 'M9 9') + glyph(2, 'M0 0') + '<use xlink:href="#_glyph2"/>'].map(glyphnames.withGlyphNames);
  equal('a name by its outline', [two.endsWith(one), one.includes('_glyph')], [true, false]);
  const followed = redrawing.draw(svg('<rect/>'));
  redrawing.redraw(followed, 'no drawing');
  equal('no drawing', followed.childElementCount, 1);

  // Exports.
  const variants = [{ name: 'a', axes: {}, resolved: { locale: 'en', direction: 'ltr' } }, { name: 'b', axes: { locale: 'ar' }, resolved: { direction: 'rtl' } }, { name: 'c', axes: { locale: 'ar', direction: 'ltr' } }];
  equal('the variant of an export', ['document=x', 'document=x&locale=en', 'document=x&locale=ar&direction=rtl', 'document=x&locale=ar&direction=ltr', 'document=x&locale=he'].map(wanted => exported.variantFor(variants, wanted)?.name ?? null), ['a', 'a', 'b', 'c', null]);
  const few = [{ name: 'd', axes: { 'text-size': 'ax1', appearance: 'dark' } }, { name: 'e', axes: { 'text-size': 'ax1' } }];
  equal('what an export has instead of a default', ['', 'appearance=dark', 'text-size=ax1', 'text-size=xs'].map(wanted => exported.variantFor(few, wanted)?.name ?? null), ['e', 'd', 'e', null]);
  const part = { id: 'a.xml', locales: ['en'], values: { locale: ['en'], 'text-size': ['l', 'ax1'], direction: ['ltr'] } };
  equal('the values of an export', ['locale', 'text-size'].map(axis => boards.allValues(axis, session, part)), [['en'], ['l', 'ax1']]);
  equal('the pair of an export', boards.cells(boards.board({ ...state, view: 'pair' }, { ...session, documents: [part] })).map(cell => cell.axes), [{ direction: 'ltr' }]);
  equal('a file made smaller', await exported.inflated('eJyrVkpUsjKsBQAIKgIJ'), { a: 1 });

  // The queue: a few at a time, the urgent first, and what is given up never runs.
  const narrow = new queue.Queue(1);
  const ran = [];
  const controllers = [1, 2, 3, 4].map(() => new AbortController());
  const jobs = controllers.map(({ signal }, index) => narrow.run(async () => { ran.push(index); await null; }, { signal, urgency: index === 3 ? 1 : 0 }).catch(() => ran.push(`no ${index}`)));
  controllers[1].abort();
  await Promise.all(jobs);
  equal('the queue', ran, [0, 'no 1', 3, 2]);
  return wrong;
})()
