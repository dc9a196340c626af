/** Fields of work by significator and the element of its sign, by the karmajiva lord, and work to leave to others. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Element } from '#src/reports/facts/elements.ts';

export const fieldTexts: Record<Graha, Record<Element, string>> = {
  Sun: {
    fire: 'Leaning towards command: the civil services, the headship of a school or plant, a party or trade body, energy and solar companies, a practice under your own brass plate. The common thread is a signature that decides.',
    earth:
      'Government with ground under it: revenue and land departments, public works, gold and gemstones, forest service, wholesale grain, the administration of estates. You like an asset that can be walked round.',
    air: 'Office by way of language: public relations for a ministry, the editor’s chair, broadcasting, policy work, the upper floors of a university, a council seat. Your word carries because you stand behind it.',
    water:
      'Authority in tender places: the head of a nursing college, a temple trust, river and water boards, child welfare, a pharmacy chain with a family name over the shutter. People obey you because you came yourself.',
  },
  Moon: {
    fire: 'Public life with appetite: canteens and cloud kitchens, community radio, travel groups, sports nutrition, primary schools in new colonies. You start things that people return to every day.',
    earth:
      'The staples: dairy, grocery, farm produce, homestays, midwifery, cotton, housekeeping on a grand scale. You understand what a household runs out of on Thursdays.',
    air: 'Care by voice and screen: helplines, guest relations, early-childhood apps, self-help collectives, community management. Your tone is your qualification.',
    water:
      'Everything that flows: fisheries, shipping, milk, water works, nursing, psychology, the hospitality of the coasts, import of foodstuffs. Night duty and an income that comes in waves do not trouble you.',
  },
  Mars: {
    fire: 'The sharp end: defence and police, fire services, competitive sport, metallurgy, field sales, emergency logistics. You need a job in which hesitation costs more than error.',
    earth:
      'Land and steel: civil and mechanical engineering, real estate development, quarrying, tractors, workshops, site safety. A boundary wall at sunset is your idea of a balance sheet.',
    air: 'Fast machines and faster arguments: aviation maintenance, drones, electronics, criminal and commercial advocacy, investigative reporting. You think best when somebody is contesting you.',
    water:
      'Strength below the waterline: chemicals, marine engineering, dentistry, butchery and fine kitchens, rescue diving, forensic work. What others look away from, you look into.',
  },
  Mercury: {
    fire: 'Quick words before a crowd: digital marketing, coaching for entrance exams, live commerce, sports commentary, sales engineering. You sell by making people feel clever.',
    earth:
      'The exact trades: chartered accountancy, audit, inventory, surveying, data annotation, stationery, the back office of a mandi. Figures become quiet when you enter.',
    air: 'Language as a livelihood: software, translation, journalism, publishing, teaching, brokerage, legal drafting, podcasting. Keep one deep specialism among them, as a banyan keeps one trunk.',
    water:
      'Meaning under the message: counselling, market research, script writing, pharmacology, music production, archives of memory. You put into sentences what customers could not.',
  },
  Jupiter: {
    fire: 'The public teacher: colleges, ethics boards, spiritual publishing, the judiciary, leadership training, mountain or pilgrim travel. You want students, by whatever name the trade gives them.',
    earth:
      'Prudence with property: banking, cooperative credit, insurance, agronomy, treasury, trusteeship, wealth advice under somebody’s licence. Your caution is soothing and scales well.',
    air: 'Law and learning in conversation: policy research, universities, arbitration, human resources at the top, education technology. You are the person a committee hopes to be chaired by.',
    water:
      'Guidance that consoles: counselling, chaplaincy, charities, ashram and festival management, paediatric care, music teaching. Faith in your voice does half the work.',
  },
  Venus: {
    fire: 'Beauty at speed: film sets, fashion weeks, wedding production, cosmetics launches, luxury automobiles, dance. You make an entrance on behalf of other people.',
    earth:
      'Taste with an address: textiles, jewellery, interior design, restaurants, confectionery, horticulture, serviced apartments. Customers come for the thing and return for the feel of the shop.',
    air: 'Agreement and design: user experience, contracts for artists, matchmaking between firms, human relations, advertising, diplomacy, literature. You are fluent in what each side would call elegant.',
    water:
      'Feeling in a fine bottle: music, perfume, spas, beverages, film romance, art therapy, coastal tourism. You work from mood, and the market for mood is older than money.',
  },
  Saturn: {
    fire: 'Heavy work, well drilled: railways, thermal plants, foundries, reform schools, industrial safety, the disciplined side of a young company. You supply the brake that lets others drive.',
    earth:
      'Things that bear weight: mining, cement, construction, archaeology, land records, agriculture under contract, facilities management. Permanent demand, patient capital, few speeches.',
    air: 'Systems that everybody uses: power grids, telecom, labour law, statistics, public administration, enterprise software. You keep the lights on and know the cost of each bulb.',
    water:
      'The long care: homes for the aged, oil and gas, cold storage, drainage, fisheries co-operatives, archives, night security. Your steadiness reads as kindness to those who depend on it.',
  },
  Rahu: {
    fire: 'New fire: electric mobility, aviation, gaming, political strategy, venture scouting, stunt and spectacle. You are drawn to the first thousand users of anything.',
    earth:
      'The foreign in the solid: imports, electronics assembly, rare minerals, synthetic materials, land aggregation, cross-border retail. You see demand where the map still shows jungle.',
    air: 'The invisible trades: artificial intelligence, cyber security, satellite data, film editing, foreign languages, influencer networks. Your formal papers lag behind your skill, and nobody minds.',
    water:
      'Crowds, dreams and substances: pharma exports, cinema, ports, mass psychology, toxicology, photography. Go where the rules are clear, since your imagination needs none.',
  },
  Ketu: {
    fire: 'Precision in flashes: fine instruments, yoga and martial arts, astrology, coding contests, fireworks design, wilderness training. You work in bursts that look like instinct.',
    earth:
      'The small and the exact: watchmaking, gem cutting, herb gardens, microbiology, archaeology, restoration of old buildings. You are at peace with a tool and a single window.',
    air: 'Signals without a sender: programming languages, mathematics, Sanskrit and linguistics, cryptography, back-end engineering. Users never see you, and that is the arrangement you prefer.',
    water:
      'Silence as a profession: meditation teaching, palliative volunteering, homeopathy shelves, marine biology, pilgrim service, detective work. You leave the room lighter than you found it.',
  },
};

/** The karmajiva lord: the lord of the navamsha of the tenth lord. */
export const livelihoodTexts: Record<ClassicalGraha, string> = {
  Sun: 'The old test of livelihood points to the Sun: gold, grain in bulk, wool, medicinal herbs, and above all service under a seal. In modern dress it is a salaried post with a public purpose.',
  Moon: 'By the old test your living comes from the Moon’s shelf: water and what grows in it, textiles, tillage, and the trust of families. In a modern town, that is food, care and consumer goods.',
  Mars: 'The classical test names Mars: metals, fire, weapons, daring and land. Translated, it reads engineering, energy, security, property, and contracts won against competition.',
  Mercury:
    'The ancients would put a reed pen in your hand: writing, reckoning, crafts, sacred and secular learning. The keyboard is its grandchild, and so are the ledger and the lesson plan.',
  Jupiter:
    'Livelihood by the classical rule comes through Jupiter: teachers, temples, law, and the counsel of the learned. Today its offices are the faculty, the bench, the bank and the foundation.',
  Venus:
    'The rule awards you the trades of Venus: gems, silver, cattle, comfort and the arts. In the bazaar of today these are design, hospitality, vehicles, entertainment and everything that is chosen by eye.',
  Saturn:
    'The old measure gives Saturn: labour, loads, wood and stone, and employments that others find beneath them. Their descendants are infrastructure, logistics, manufacturing and the great patient departments.',
};

/** By the weakest of the seven. */
export const leaveToOthersTexts: Record<ClassicalGraha, string> = {
  Sun: 'Let somebody else be the face of the firm on the days when you are tired. Posts that live by constant self-display cost you more than they yield; influence from the second row is cheaper and lasts.',
  Moon: 'Jobs that run on everybody’s moods, with no closing time, wear you thin. Share the reception desk of life: a rota, an assistant or a machine may answer the ninth call.',
  Mars: 'Perpetual combat is not your fuel. Where work consists of chasing, cold calling or forcing, take a partner with a thicker hide, and keep for yourself the planning of the campaign.',
  Mercury:
    'Small print, forms and nimble correspondence drain you out of proportion. Buy a good clerk before a good chair, and do your thinking in large strokes or by talking it through.',
  Jupiter:
    'You are not obliged to be wise for a living. Work that consists of advising, speculating or promising on behalf of others is best done with a second signature and a written basis.',
  Venus:
    'Charm as a daily duty exhausts you. Leave the hosting, the styling and the smoothing of vanities to those who bloom in it, and let your plainness be taken for honesty, which it is.',
  Saturn:
    'The endless even road is hard on you. Routine posts without change of scene, or hierarchies that count hours instead of results, are better as a stage than as a settlement.',
};
