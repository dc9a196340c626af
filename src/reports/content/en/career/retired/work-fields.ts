/** Fields for a reader of sixty or more: what to advise in, to teach or to do for its own sake. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Element } from '#src/reports/facts/elements.ts';

export const fieldTexts: Record<Graha, Record<Element, string>> = {
  Sun: {
    fire: 'Leading suits you: a society, a school board, a local council, a practice of your own. Look for a task in which you make the final decision.',
    earth:
      'Public land and property suit you: revenue matters, forests, gold, a trust or an estate. Walk through the place regularly; you see what is missing.',
    air: 'Public words suit you: a newspaper column, broadcasting, policy, a university or an elected council. People believe you, so speak for one cause.',
    water:
      'You can lead where people need protection: a temple trust, child welfare, a water committee. Visit the place yourself; people follow a leader who comes in person.',
  },
  Moon: {
    fire: 'Lively things for the public suit you: a community kitchen, local radio, group travel, a nursery school. Start with one thing that people need every week.',
    earth:
      'Daily needs are your field: a garden, milk, grain, a room for guests, the supplies of a household. Begin with what one household uses each week.',
    air: 'Care by voice and screen suits you: a helpline, stories for small children, a circle of readers. Your voice calms people; lend it for two hours a week.',
    water:
      'Water, food and care suit you: a fish pond, music, visits to the sick, a house by the sea. Irregular hours trouble you less than they trouble other people.',
  },
  Mars: {
    fire: 'Quick tasks with some risk suit you: sport, civil defence, metal work, help on the road. Keep your body trained, and hand the heaviest part to a younger person.',
    earth:
      'Land and steel suit you: repair, building, tractors, a workshop, the safety of a site. You like to see what was built, so choose a task with a visible end.',
    air: 'Machines and arguments suit you: electronics, drones, legal disputes, a debate. You think best when somebody opposes you, so find a fair opponent.',
    water:
      'Hard work that others do not see suits you: engines, kitchens, rescue, research into hard cases. You can look at what other people avoid.',
  },
  Mercury: {
    fire: 'Quick words before an audience suit you: coaching, commentary, a short talk, a film of one lesson. Speak for ten minutes, and see who asks for more.',
    earth:
      'Exact work suits you: accounts, audit, surveying, data, a small stationery shop. Your figures can be trusted, so look after those of a society.',
    air: 'Language and logic are your field: translation, teaching, software, a journal, legal drafts. Choose one of these and do it every morning.',
    water:
      'Putting feelings into words suits you: letters, scripts, songs, archives, counselling. Write down what your family felt but never said.',
  },
  Jupiter: {
    fire: 'Public teaching suits you: a class, ethics, spiritual books, pilgrim travel, arbitration. Begin with a free class on Sunday.',
    earth:
      'Careful work with money and property suits you: a cooperative, a trust, a farm, insurance for the family. People value your caution, so be the treasurer.',
    air: 'Law and learning suit you: a library, a university for older people, arbitration, policy. Accept the chair of a committee when it is offered.',
    water:
      'Guidance that comforts suits you: counselling, an ashram, festivals, work for children, music lessons. Listen first, and advise at the second meeting.',
  },
  Venus: {
    fire: 'Fast creative work suits you: weddings, fashion, dance, a stage. Photograph what you make; people ask for the pictures later.',
    earth:
      'Beautiful and useful things suit you: cloth, jewellery, rooms, sweets, plants. Make fewer of them, and make each one well.',
    air: 'Design and agreement suit you: literature, advertising, diplomacy in the family, a contract for an artist. Offer to write the final text.',
    water:
      'Feeling and pleasure suit you: music, perfume, film, art by the sea. Work in your good hours, and let somebody else do the bills.',
  },
  Saturn: {
    fire: 'Heavy tasks with discipline suit you: railways, safety, a reform school, the quality of a product. Give the knowledge; let the young carry the load.',
    earth:
      'Solid and lasting things suit you: land records, building, archaeology, a farm, old houses. Choose one, and know it completely.',
    air: 'Systems for everybody suit you: power, telephone, labour law, statistics, a public register. Help one such service to run without a break.',
    water:
      'Long care and storage suit you: homes for the old, archives, water, cold stores. People depend on your steadiness; plan your days off.',
  },
  Rahu: {
    fire: 'New energy and risk attract you: electric vehicles, aviation, games, campaigns. Enter with a fixed sum that you can afford to lose.',
    earth:
      'Foreign and new materials suit you: imports, electronics, minerals, a land purchase. You see a market before others do; have the papers checked first.',
    air: 'Digital things suit you: artificial intelligence, satellites, film editing, foreign languages. Learn one of them with somebody young.',
    water:
      'Large crowds and far shores suit you: cinema, ports, photography, public opinion. Choose groups with clear written rules.',
  },
  Ketu: {
    fire: 'Precise work in short efforts suits you: yoga, fine instruments, astrology, puzzles. You act quickly from long practice, so train every morning.',
    earth:
      'Small and exact handwork suits you: watches, gems, herbs, old buildings. Buy good tools one by one, and find a quiet room.',
    air: 'Abstract things suit you: mathematics, Sanskrit, programming, the study of language. Show one piece of work a year to others.',
    water:
      'Quiet service suits you: meditation, care of the old, help for pilgrims. People are calmer near you; begin with one afternoon a week.',
  },
};

/** The karmajiva lord: the lord of the navamsha of the tenth lord. */
export const livelihoodTexts: Record<ClassicalGraha, string> = {
  Sun: 'By the classical rule your livelihood belongs to the Sun. The old list names gold, grain, wool, herbs and service to the king. Today it points to government pension, honours and a public purpose.',
  Moon: 'Your livelihood, by the classical rule, belongs to the Moon. The books list water and its products, cloth, farming and service to families. Today it points to food, care, guests and daily goods.',
  Mars: 'The classical rule gives Mars as the source of your living. Its list has metals, fire, weapons, courage and land. Today it points to property, engineering and everything won in competition.',
  Mercury:
    'By the old rule you live by Mercury: writing, accounts, crafts and learning. Today it points to teaching, books, software and trade. A skill that needs a pen or a keyboard serves you at every age.',
  Jupiter:
    'Jupiter is the source of your livelihood in the classical rule. The books name teachers, temples, law and learned advice. Today it points to education, trusts, banks and advice.',
  Venus:
    'The rule of livelihood points to Venus in your chart: gems, silver, cattle, comforts and the arts. Today it points to design, guests, vehicles and whatever people choose for its beauty.',
  Saturn:
    'Saturn is named as the source of your livelihood. The old list has labour, transport, wood and stone, and work that needs endurance. Today it points to rent, land, transport and long public service.',
};

/** By the weakest of the seven. */
export const leaveToOthersTexts: Record<ClassicalGraha, string> = {
  Sun: 'Tasks in which you must show yourself all day cost you more than they bring. Share the public part with somebody who enjoys it.',
  Moon: 'Listening to other people’s moods all day tires you. Set the hours in which family and neighbours may visit or phone.',
  Mars: 'Constant fighting is not good for you. Leave the collection of rents and dues to a bolder person, and do the planning yourself.',
  Mercury:
    'Forms, small print and quick messages take too much of your strength. Let somebody in the family do the paperwork early, and explain by talking.',
  Jupiter:
    'You need not advise everybody. If you promise or guarantee something for others, insist on a written basis and a second signature.',
  Venus: 'Being charming every day tires you. Leave the hosting to those who like it; people see your simple manner as honest.',
  Saturn:
    'Unchanging routine is hard for you. Change the order of your week every season, and leave a duty once you have learnt all of it.',
};
