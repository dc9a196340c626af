/** Fields of work by significator and the element of its sign, by the karmajiva lord, and work to leave to others. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Element } from '#src/reports/facts/elements.ts';

export const fieldTexts: Record<Graha, Record<Element, string>> = {
  Sun: {
    fire: 'Posts of command suit you: civil services, head of a school or plant, politics, power companies, your own practice. You want work in which your signature decides.',
    earth:
      'Government work with land or stores suits you: revenue and land records, public works, forests, gold, wholesale grain, management of estates. You like property that you can go and inspect.',
    air: 'Official work with words suits you: public relations, editing, broadcasting, policy, university administration, an elected council. People listen because you stand by what you say.',
    water:
      'You can lead where people need protection: nursing colleges, temple trusts, water boards, child welfare, a family pharmacy. People follow you because you come in person.',
  },
  Moon: {
    fire: 'Lively work with the public suits you: canteens, cloud kitchens, local radio, group travel, sports food, primary schools. Start what people need every day.',
    earth:
      'Daily needs are your market: dairy, grocery, farm produce, homestays, cotton, large-scale housekeeping. You know what a household buys each week.',
    air: 'Care by voice and screen suits you: helplines, guest relations, apps for small children, self-help groups, online communities. A kind voice is your qualification.',
    water:
      'Work with water, food and care suits you: fisheries, shipping, milk, water supply, nursing, psychology, coastal hotels, imported food. Night duty and uneven income trouble you less than others.',
  },
  Mars: {
    fire: 'Fast work with risk suits you: army, police, fire service, competitive sport, metal work, field sales, emergency transport. You are good where waiting costs more than a mistake.',
    earth:
      'Land and steel suit you: civil and mechanical engineering, real estate, quarries, tractors, workshops, site safety. You like to see in the evening what was built in the day.',
    air: 'Machines and arguments suit you: aircraft maintenance, drones, electronics, practice in court, investigative reporting. You think best when somebody opposes you.',
    water:
      'Strong work below the surface suits you: chemicals, marine engineering, dentistry, restaurant kitchens, rescue diving, forensic work. You can look at what other people avoid.',
  },
  Mercury: {
    fire: 'Quick words before an audience suit you: digital marketing, coaching for entrance exams, online sales, sports commentary, technical sales. You sell by explaining well.',
    earth:
      'Exact work suits you: chartered accountancy, audit, stock control, surveying, data work, stationery, a mandi office. Your figures are clear and can be trusted.',
    air: 'Language and logic can be your living: software, translation, journalism, publishing, teaching, brokerage, legal drafting. Choose one of these to know in depth.',
    water:
      'Work that puts feelings into words suits you: counselling, market research, scripts, pharmacology, music production, archives. You can write what customers only felt.',
  },
  Jupiter: {
    fire: 'Public teaching suits you: colleges, the judiciary, leadership training, spiritual publishing, ethics boards, pilgrim travel. You want students under any name.',
    earth:
      'Careful work with money and property suits you: banks, cooperative credit, insurance, agriculture, trusts, treasury. Clients stay with you because you are cautious.',
    air: 'Law and learning suit you: policy research, universities, arbitration, senior human resources, education technology. Committees like to have you in the chair.',
    water:
      'Guidance that comforts suits you: counselling, charities, ashram and festival management, work for children, music teaching. People feel better after they have spoken with you.',
  },
  Venus: {
    fire: 'Beauty with speed suits you: film sets, fashion, wedding production, cosmetics, luxury cars, dance. You make other people look good on the important day.',
    earth:
      'Beautiful things that can be sold suit you: textiles, jewellery, interiors, restaurants, sweets, plants, serviced apartments. Customers come back because your place is pleasant.',
    air: 'Design and agreement suit you: user experience, contracts for artists, advertising, diplomacy, human relations, literature. You know what each side finds acceptable.',
    water:
      'Work with feeling and pleasure suits you: music, perfume, spas, drinks, film, art therapy, coastal tourism. You turn a mood into something that people buy.',
  },
  Saturn: {
    fire: 'Heavy work with discipline suits you: railways, power plants, foundries, industrial safety, reform schools, quality control in a young company. You keep fast people safe.',
    earth:
      'Solid and lasting work suits you: mining, cement, construction, archaeology, land records, contract farming, building maintenance. Demand for it does not stop.',
    air: 'Systems for everybody suit you: power grids, telecom, labour law, statistics, public administration, company software. You keep a service running without a break.',
    water:
      'Long care and storage suit you: homes for the aged, oil and gas, cold storage, drainage, fishing cooperatives, archives, night security. People depend on your steadiness.',
  },
  Rahu: {
    fire: 'New energy and risk attract you: electric vehicles, aviation, gaming, political campaigns, start-up finance, film stunts. You like to be among the first users.',
    earth:
      'Foreign and new materials suit you: imports, electronics assembly, rare minerals, synthetics, land purchase, cross-border retail. You see a market before others do.',
    air: 'Digital work suits you: artificial intelligence, cyber security, satellite data, film editing, foreign languages, social media. Your skill may run ahead of your certificates.',
    water:
      'Work with large crowds and chemicals suits you: pharma exports, cinema, ports, public opinion, photography. Choose employers with clear written rules.',
  },
  Ketu: {
    fire: 'Precise work in short efforts suits you: fine instruments, yoga, martial arts, astrology, coding contests, outdoor training. You act quickly from long practice.',
    earth:
      'Small and exact handwork suits you: watches, gem cutting, herbs, microbiology, archaeology, restoring old buildings. You are content with good tools and a quiet room.',
    air: 'Abstract work suits you: programming, mathematics, Sanskrit, linguistics, cryptography, back-end engineering. You do not need to be known to the users.',
    water:
      'Quiet service suits you: meditation teaching, care of the old, homeopathy, marine biology, help for pilgrims, detective work. People are calmer after you have been there.',
  },
};

/** The karmajiva lord: the lord of the navamsha of the tenth lord. */
export const livelihoodTexts: Record<ClassicalGraha, string> = {
  Sun: 'By the classical rule your livelihood belongs to the Sun. The old list names gold, grain, wool, herbs and service to the king. Today this is a government job or another salaried post with a public purpose.',
  Moon: 'Your livelihood, by the classical rule, belongs to the Moon. The books list water and its products, cloth, farming and service to families. Today this is food, care work, hotels and daily consumer goods.',
  Mars: 'The classical rule gives Mars as the source of your living. Its list has metals, fire, weapons, courage and land. Today this is engineering, energy, security, property, and contracts won in competition.',
  Mercury:
    'By the old rule you live by Mercury: writing, accounts, crafts and learning. Today this is software, accountancy, teaching, publishing and trade. A skill that needs a pen or a keyboard pays you.',
  Jupiter:
    'Jupiter is the source of your livelihood in the classical rule. The books name teachers, temples, law and learned advice. Today this is education, the courts, banking and charitable trusts.',
  Venus:
    'The rule of livelihood points to Venus in your chart: gems, silver, cattle, comforts and the arts. Today this is design, hotels, vehicles, entertainment and whatever people choose for its beauty.',
  Saturn:
    'Saturn is named as the source of your livelihood. The old list has labour, transport, wood and stone, and work that needs endurance. Today this is infrastructure, logistics, manufacturing and large public departments.',
};

/** By the weakest of the seven. */
export const leaveToOthersTexts: Record<ClassicalGraha, string> = {
  Sun: 'Posts in which you must show yourself all day cost you more than they bring. Share the public part with somebody who enjoys it. You have more influence as the second person in charge.',
  Moon: 'Jobs that deal with everybody’s moods, without closing hours, exhaust you. Use a rota, an assistant or a recorded message for calls after office time.',
  Mars: 'Constant fighting is not good work for you. Where a job means chasing people, cold calls or collecting dues, take a bolder partner for it and do the planning yourself.',
  Mercury:
    'Forms, small print and quick letters take too much of your strength. Pay somebody to do the paperwork early, and explain your ideas by talking rather than in writing.',
  Jupiter:
    'You need not give advice for a living. If the work includes advising, speculating or promising for other people, insist on a written basis and a second signature.',
  Venus:
    'Being charming every day tires you. Leave hosting, styling and pleasing vain customers to those who like it; clients accept your plain manner as honesty.',
  Saturn:
    'Unchanging routine is hard for you. A post that counts hours instead of results is acceptable for two or three years. Move on once you have learnt it.',
};
