/** The amatyakaraka, called minister in the texts: by graha, element of its sign, house, and distance from the atmakaraka. */
import type { Graha } from '#src/astrology/contract.ts';
import type { Element } from '#src/reports/facts/elements.ts';

export type AmatyakarakaGraha = Exclude<Graha, 'Ketu'>;

export const amatyakarakaTexts: Record<AmatyakarakaGraha, string> = {
  Sun: 'The Sun is your minister, so your career grows through responsibility. Government, senior patrons and a name for straight speech help you. Accept charge of something early, even if the salary is the same.',
  Moon: 'Your minister is the Moon, so your career grows through care for people. Food, housing, teaching, nursing and household brands suit you. Ask customers what they need before you plan a product.',
  Mars: 'With Mars as minister, your career grows through quick decisions. Land, engines, uniformed service, sport, building sites and technical emergencies are its fields. Choose work in which somebody has to decide within the hour.',
  Mercury:
    'Mercury is the minister of your chart, so your career grows through skill with words and figures. Trade, drafting, data, languages and teaching suit you. Your rise often begins with something you wrote, so publish it.',
  Jupiter:
    'Because your minister is Jupiter, knowledge and advice bring your rise. Teaching, law, finance, guidance and the training of juniors suit you. Learn a little more than each question asks for.',
  Venus:
    'Venus serves as your minister, so you advance through taste and agreement. Design, hotels, entertainment, vehicles, textiles and contracts suit you. Look for work in which both sides must like the result.',
  Saturn:
    'Saturn is your minister: slow, dutiful and steady. Labour, large organisations, public systems and products of the earth are its fields. You wait longer for promotion and keep it longer, so count your years of service.',
  Rahu: 'Rahu acts as your minister, so you advance in fields that your elders did not know. Technology, aviation, media, imports and unusual markets suit you. Learn the written rules of the field before you enter it.',
};

/** By the element of its sign. */
export const amatyakarakaByElement: Record<AmatyakarakaGraha, Record<Element, string>> = {
  Sun: {
    fire: 'You do best in open command, with clear targets and direct access to the head. Work behind other people does not suit you; ask to report to the top.',
    earth:
      'You gain a high post by looking after property that belongs to others: estates, plants, treasuries, departments. Keep the stock register exact.',
    air: 'Speech and paper bring you rank. A spokesperson’s post, editing or a seat on a council suits you, so practise speaking in public.',
    water:
      'People in difficulty, or with secrets, want you as their head. Loyalty gives you the post; never share what they told you.',
  },
  Moon: {
    fire: 'You start things for the public: canteens, classes, campaigns. Let a calm person manage them from the third year.',
    earth:
      'Care with stock and stores earns your living: food, farming, shops, homes for the old. Learn to keep accounts yourself.',
    air: 'You help people by words. Community work, schools, podcasts and guest relations suit you; join an organisation in which you meet many people.',
    water:
      'Your feelings are strong and are useful at work. Water, milk, imports, nursing and psychology favour you; keep fixed hours so that you do not tire.',
  },
  Mars: {
    fire: 'Pure drive carries your career. Defence, sport, new ventures, emergency teams and field sales suit you; ask for the opening of a new area.',
    earth:
      'Your strength builds things. Civil works, metal, property, farm machines and factories suit you, because you see each evening what was done. Prefer the site to the office.',
    air: 'You are a quick technical fighter. Aviation, electronics, debate, trading desks and reporting suit you; you win by the right moment and not by force.',
    water:
      'Your force works below the surface. Chemistry, ships, rescue, investigation and large kitchens need your quiet courage; take the licence for one of them.',
  },
  Mercury: {
    fire: 'You speak first and check later. Advertising, coaching, live media and competitive exams suit you; read the question twice.',
    earth:
      'Careful accounts are your strength. Statistics, product testing, craft business and taxation suit you, and clients stay because your totals are right.',
    air: 'Thinking is easiest for you among people and ideas. Software, publishing, consulting and education suit you; finish one thing before you begin another.',
    water:
      'You understand by feeling and explain in clear words. Fiction, counselling, psychology, chemistry and music software suit you, so write every day.',
  },
  Jupiter: {
    fire: 'You teach with conviction. Education, ethics, publishing and leadership training suit you; choose a subject in which you believe.',
    earth:
      'You make entrusted money grow by caution. Banking, insurance, advisory work and large farming suit you, so avoid exciting schemes.',
    air: 'Law and contacts carry your knowledge far. Policy, universities, mentoring circles and professional bodies suit you; become a member of one.',
    water:
      'You comfort people by listening. Counselling, children’s homes, hotels on pilgrim routes and gentle teaching suit you, if the fee is fixed beforehand.',
  },
  Venus: {
    fire: 'You work with glamour and speed. Events, film, fashion and sport sponsorship suit you, and you must be present in person to sell.',
    earth:
      'Your taste becomes stock that keeps its value. Jewellery, textiles, interiors, restaurants and garden property suit you; buy less and better.',
    air: 'You bring agreement. Design, negotiation, human relations and literature suit you, because you make two opinions fit together. Offer to draft the agreement.',
    water:
      'Feeling becomes something beautiful in your work. Music, film, perfume and wellness suit you; take a strict partner for the contracts.',
  },
  Saturn: {
    fire: 'You work hard and become impatient with rank. Foundries, railways, power plants and disciplined start-ups use both sides of this; take your questions to the chief in private.',
    earth:
      'You build for the long term. Mining, construction, land records, heavy industry and administration accept your slow pace as the right one. Stay ten years in one field.',
    air: 'You keep order in networks. Telecom, statistics, labour law and public systems depend on you; ask once a year for recognition, because nobody offers it.',
    water:
      'You are patient with long and heavy care. Oil, shipping, care of the old, archives, drainage and dams suit you. Choose an employer who pays a pension.',
  },
  Rahu: {
    fire: 'You take risks in the open. New energy, aviation, online media and political campaigns suit you; set a limit of money and time beforehand.',
    earth:
      'You see a market before the road to it is built. Foreign goods, land and new materials suit you; have title deeds checked by two lawyers.',
    air: 'You belong to new professions: software, artificial intelligence, teams across borders. Collect samples of your work, because certificates come later.',
    water:
      'You know what crowds dream of. Imports by sea, chemicals, film and public opinion suit you; insist on a plain written contract.',
  },
};

/** By its house from the lagna; index house - 1. */
export const amatyakarakaByHouse = [
  'You are hired for your own person. Your career and you are hardly separate, and a break from work feels empty. Keep one hobby that has nothing to do with your profession.',
  'Your voice, food, family trade or finance carries the career. Take training in speaking or in accounts, because both bring money.',
  'Messages, media, short trips and brothers or sisters carry the career. Daily practice earns you more than an old degree, so practise one hour a day.',
  'The career needs a home base. Property, education or vehicles serve it, and posts near your home town do better than distant ones.',
  'Creative work, education, finance or the young carry the career. A good idea is your fastest way to promotion, so write each one down with its date.',
  'Service, audit, law, diet, animals or repair carry the career. The worse the disorder you are given, the more you rise by clearing it; show the state before and after.',
  'Clients, partners and trade carry the career. You are strongest in a well-written agreement with one other person.',
  'Hidden matters carry the career: insurance, research, tax, forensic work, other people’s capital. You read easily what most people do not see, so specialise in it.',
  'Higher study, publishing, law, long travel or a principled boss lifts the career. An elder often opens the door, so ask for an introduction.',
  'Career is the strongest interest of your life, and you are likely to go far in it. Keep two evenings a week for family and friends.',
  'Networks, large firms and elder friends bring you work. Your circle helps your income more than your degree does, so attend its meetings.',
  'Distant or closed places carry the career: exports, institutions, retreats, night shifts, charity. Distance helps you; count your hours of sleep each week.',
] as const;

/** By its place counted from the atmakaraka, called king in the texts. */
export const amatyakarakaToAtmakaraka = {
  together:
    'What you are and what you do for money belong together. You cannot stay for long in work that you do not respect, whatever it pays. Check the purpose before the salary.',
  helping:
    'Your inner aim and your profession help each other. A decision that is right for your heart usually proves practical for your career as well, so ask the heart first.',
  neighbourly:
    'Your profession and your inner aim run side by side without disturbing each other. One may pay for the other: a job for the income, and your own aim on free days.',
  strained:
    'Your career asks for a person that you do not fully want to be. A sudden escape does not solve it. Change a small part of your duties each year until the post fits you.',
} as const;
