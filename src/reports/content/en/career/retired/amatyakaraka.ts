/** The amatyakaraka for a reader of sixty or more: the task through which the inner aim is reached, with or without pay. */
import type { AmatyakarakaGraha } from '#src/reports/content/en/career/amatyakaraka.ts';
import type { Element } from '#src/reports/facts/elements.ts';

export const amatyakarakaTexts: Record<AmatyakarakaGraha, string> = {
  Sun: 'The Sun is your minister, so you grow through responsibility. People trusted you with government matters or with the head of a group, and your straight speech is known. Take charge of one thing, and only one.',
  Moon: 'Your minister is the Moon, so you grow through care for people. Food, homes, teaching and nursing are its fields. Ask those around you what they need before you plan for them.',
  Mars: 'With Mars as minister, you grow through quick decisions. Land, machines, sport and emergencies are its fields. Choose a task in which somebody has to decide at once, and keep your body in training for it.',
  Mercury:
    'Mercury is the minister of your chart, so you grow through words and figures. Letters, data, languages and teaching suit you. Write something of your own this year, and let others read it.',
  Jupiter:
    'Because your minister is Jupiter, knowledge and advice are your way. Teaching, law, faith and guidance suit you. Give advice where it is asked for, and learn a little more than each question needs.',
  Venus:
    'Venus serves as your minister, so you grow through taste and agreement. Art, music, hospitality, gardens and reconciliation suit you. Bring two people together whom only you both know.',
  Saturn:
    'Saturn is your minister: slow, dutiful and steady. Land, old people, public systems and long tasks are its fields. Choose a task that may take years, and do a small part of it each day.',
  Rahu: 'Rahu acts as your minister, so you grow in fields that your elders did not know. Technology, distant places and unusual people suit you. Learn the rules of a new thing before you spend money on it.',
};

/** By the element of its sign. */
export const amatyakarakaByElement: Record<AmatyakarakaGraha, Record<Element, string>> = {
  Sun: {
    fire: 'You do best in open command with a clear aim. Work behind other people does not suit you; lead a small group of your own.',
    earth: 'You look well after property that belongs to others: a trust, an estate, a treasury. Keep the register exact.',
    air: 'Speech and paper bring you respect. A seat on a council, editing or a public talk suits you.',
    water:
      'People in difficulty, or with secrets, come to you. Never share what they told you; loyalty is the base of your standing.',
  },
  Moon: {
    fire: 'You start things for the public: a kitchen, a class, a campaign. Let a calm person manage them from the third year.',
    earth: 'Care with stores suits you: food, a garden, a home for the old. Keep the accounts yourself.',
    air: 'You help people by words. Community work, a school or a circle of readers suits you; choose one with many people.',
    water: 'Your feelings are strong, and they help others. Care, water, milk and music favour you; keep fixed hours so that you do not tire.',
  },
  Mars: {
    fire: 'Pure drive carries you. Sport, a new venture or emergency help suits you; warm up before you begin, in the body too.',
    earth: 'Your strength builds things. Repair, metal, a farm or a building site suits you, because you see each evening what was done.',
    air: 'You are quick with technical matters. Electronics, debate and games suit you; you win by the right moment and not by force.',
    water: 'Your force works below the surface. Rescue, research and large kitchens need your quiet courage; choose one of them.',
  },
  Mercury: {
    fire: 'You speak first and check later. Teaching, debate and live events suit you; read the question twice.',
    earth: 'Careful accounts are your strength. Statistics, craft and tax forms suit you, and neighbours come because your totals are right.',
    air: 'Thinking is easiest for you among people and ideas. Books, software and education suit you; finish one thing before you begin another.',
    water: 'You understand by feeling and explain in clear words. Stories, letters and counselling suit you, so write every day.',
  },
  Jupiter: {
    fire: 'You teach with conviction. Ethics, faith and education suit you; choose a subject in which you believe.',
    earth: 'You make entrusted money and land grow by caution. A trust or a farm suits you; avoid exciting schemes.',
    air: 'Law and contacts carry your knowledge far. Societies and circles of learned people suit you; become a member of one.',
    water: 'You comfort people by listening. Pilgrims, children and the sick need your gentle teaching; keep a day for yourself after it.',
  },
  Venus: {
    fire: 'You work with warmth and speed. Festivals, stage and sport suit you, and people come because you are there.',
    earth: 'Your taste keeps its value. Cloth, a garden, rooms and good food suit you; buy less and better.',
    air: 'You bring agreement. Design, literature and mediation suit you, because you make two opinions fit together.',
    water: 'Feeling becomes something beautiful in your hands. Music, song and prayer suit you; let a strict friend keep the accounts.',
  },
  Saturn: {
    fire: 'You work hard and become impatient with rank. Choose a task with few chiefs, and take your questions to them in private.',
    earth: 'You build for the long term. Land, buildings and records accept your slow pace as the right one. Stay with one task.',
    air: 'You keep order among many people. An association or a public register depends on you; let somebody else do a third of it.',
    water: 'You are patient with long and heavy care. Old people, archives and water works suit you. Plan your own rest beforehand.',
  },
  Rahu: {
    fire: 'You take risks in the open. New energy, online media and campaigns suit you; set a limit of money and time beforehand.',
    earth: 'You see a market before the road to it is built. Land and foreign goods attract you; have title deeds checked by two lawyers.',
    air: 'You belong to new things: software, distant friends, new methods. Let a grandchild teach you one of them this year.',
    water: 'You know what crowds dream of. Film, travel by sea and public opinion suit you; insist on a plain written agreement.',
  },
};

/** By its house from the lagna; index house - 1. */
export const amatyakarakaByHouse = [
  'You are asked for your own person. What you do and what you are can hardly be separated, and an empty day feels long. Keep one hobby that serves nobody.',
  'Your voice, food, family trade or knowledge of money is your task. Record what you know, because the family lives by it.',
  'Messages, short trips and brothers or sisters are your field. Daily practice keeps your skill, so write or play for one hour a day.',
  'Your task needs a home base. Property, a school or vehicles serve it, and what lies near your house does better than what is distant.',
  'Creative work, education or the young are your field. Write each good idea down with its date, and give it to somebody who can use it.',
  'Service, repair, diet or animals are your field. The greater the disorder you are given, the more you are respected for clearing it; stop when the day is over.',
  'Agreements, partners and the public are your field. You are strongest together with one other person who keeps the papers.',
  'Hidden matters are your field: research, insurance papers, taxes, other people’s money. You read easily what most people do not see.',
  'Study, publishing, law, long travel or a teacher is your field. Somebody younger now looks for the help that an elder once gave to you.',
  'Work was the strongest interest of your life, and you went far in it. Keep two evenings a week for family and friends, and let nothing take them.',
  'Networks and elder friends bring you tasks. Your circle helps you more than any title does, so attend its meetings.',
  'Distant or closed places are your field: a temple, a retreat, an institution, another country. Distance helps you; count your hours of sleep each week.',
] as const;

/** By its place counted from the atmakaraka, called king in the texts. */
export const amatyakarakaToAtmakaraka = {
  together:
    'What you are and what you do belong together. You cannot stay for long with a task that you do not respect. Ask about its purpose before you say yes.',
  helping:
    'Your inner aim and your tasks help each other. A decision that is right for your heart usually proves practical as well, so ask the heart first.',
  neighbourly:
    'Your tasks and your inner aim run side by side without disturbing each other. Give the morning to one and the evening to the other.',
  strained:
    'Your work asked for a person that you did not fully want to be. You are freer now. Change a small part of your day each season until it fits you.',
} as const;
