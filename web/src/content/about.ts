/** The written part of /about-us. Accuracies are those that the engine's tests hold it to. */

/** The marketing claims of the specification, and no others. */
export const claims = [
  { figure: '50,000+', of: 'clients' },
  { figure: '15+', of: 'years' },
  { figure: '99%', of: 'accuracy' },
  { figure: '24/7', of: 'support' },
] as const;

/** What we lean on: measured things with their limits, written things with their books. */
export const sources = [
  {
    what: 'Sun and planets',
    from: 'VSOP87, by Bretagnon and Francou, Paris, 1988',
    limit: 'within 0.2″ of an independent ephemeris',
  },
  {
    what: 'Moon',
    from: 'ELP/MPP02, by Chapront and Francou, Paris, 2003',
    limit: 'within 0.02″ of the same',
  },
  { what: 'Rahu and Ketu', from: 'the Moon’s true crossing of the Sun’s path', limit: 'within 0.7″' },
  {
    what: 'Lagna',
    from: 'sidereal time, latitude and the tilt of the earth',
    limit: 'within 0.2″; your clock is the wider doubt',
  },
  {
    what: 'Zodiac',
    from: 'Lahiri ayanamsa, Calendar Reform Committee, 1955',
    limit: 'its value is printed in every report',
  },
  {
    what: 'Towns',
    from: 'GeoNames, with districts and old names',
    limit: 'shown with coordinates before you pay',
  },
  {
    what: 'Clocks',
    from: 'IANA time zones, with Bombay, Calcutta and local time',
    limit: 'asked, where a year allows two',
  },
  {
    what: 'Rules',
    from: 'Parashara, Brihat Jataka, Saravali, Phaladeepika',
    limit: 'the book stands beside the sentence',
  },
] as const;

export const marks = [
  {
    level: 'firm',
    name: 'Firm',
    text: 'The fact behind the sentence would be the same for a birth three quarters of an hour earlier or later.',
  },
  {
    level: 'minute',
    name: 'Needs the minute',
    text: 'It changes within that time. The report says from when to when it holds.',
  },
  {
    level: 'close',
    name: 'A close call',
    text: 'Four minutes or a hair’s breadth of sky would change it. Read it with a smile.',
  },
] as const;

/** One order, as its own book tells it. */
export const ledger = [
  { at: 'Order placed', text: 'with the price that was shown to you' },
  { at: 'Payment captured', text: 'and who brought the news: you, the bank, or our own check' },
  { at: 'Chart computed', text: 'with the settings, so that it can be done again' },
  { at: 'Report written', text: 'with the version of every text' },
  { at: 'Report printed', text: 'with the fingerprint of the file' },
  { at: 'Report mailed', text: 'and whether your mail server took it' },
] as const;

export const promises = [
  {
    title: 'A wrong detail is put right',
    text: 'Once, within seven days of delivery, at no charge. The new edition takes the place of the old, and both stay on record.',
  },
  {
    title: 'No fear for sale',
    text: 'We name no curse and set no deadline. A remedy begins with what costs nothing, and a stone is never a condition.',
  },
  {
    title: 'Doubt said beforehand',
    text: 'If your birth time is too rough for a chapter, you read so before you pay and not in a footnote afterwards.',
  },
  {
    title: 'Money-back guarantee',
    text: 'A report that cannot be made, a payment made twice, twelve hours missed: the money returns.',
  },
  {
    title: 'Your details are yours',
    text: 'Export them or erase them from your profile. The ledger has never known your name.',
  },
] as const;
