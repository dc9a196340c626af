/** The two strongest significators of work as a pair, in the order of the nine grahas. */
export const significatorPairs: Readonly<Record<string, string>> = {
  'Sun+Moon':
    'Rank and the public meet here: administration that feeds or houses people, constituency work, a family name in retail. You are at your best where authority is asked to be kind.',
  'Sun+Mars':
    'Two commanders agree in you: uniformed service, engineering departments, sports administration, infrastructure in a hurry. Seek posts with a mandate and an end date.',
  'Sun+Mercury':
    'Office and language work together: administrative services, editorial leadership, policy drafting, finance on the government side. You lead by memorandum, and the memoranda are good.',
  'Sun+Jupiter':
    'Throne and scripture share a table: the bench, higher education, foundations, senior banking. You are trusted with appointments as well as with answers.',
  'Sun+Venus':
    'Dignity learns to please: cultural administration, luxury brands, diplomacy, film production. You give beauty an office, and the office better manners.',
  'Sun+Saturn':
    'The crown and the labourer argue and get things built: public works, labour administration, large old institutions. Progress comes from respecting both the file and the feet that carry it.',
  'Sun+Rahu':
    'Visibility by new means: political communication, aviation, energy technology, start-ups with a flag on them. Check each quarter that the light is falling on the work.',
  'Sun+Ketu':
    'A chief who would as soon be a hermit: technical authority, temple and heritage administration, research directorships. You decide well and celebrate briefly.',
  'Moon+Mars':
    'Warmth with a blade: restaurants, emergency nursing, property for families, self-defence classes, a dairy run like a brigade. Fast kindness is your product.',
  'Moon+Mercury':
    'Feeling finds its sentences: content for children, counselling, food writing, customer experience, travel trade. You reach people to whom nobody else seems to be speaking.',
  'Moon+Jupiter':
    'Nourishment and counsel: schools, family finance, maternity and child programmes, hospitality with principles. What you run tends to be recommended by grandparents.',
  'Moon+Venus':
    'Comfort on every side: interiors, sweets, music, bridal and baby goods, boutique stays. Your market is delight, your discipline must be the ledger.',
  'Moon+Saturn':
    'Tender duty: elder homes, public food programmes, cold chains, water supply, long nursing. You turn up on the hundredth day as on the first.',
  'Moon+Rahu':
    'The crowd and its cravings: mass media, packaged food, cross-border tourism, trend research. You sense the tide early; moor the boat before you dance on it.',
  'Moon+Ketu':
    'Care without possession: hospice volunteering, psychology of dreams, naturopathy, quiet hospitality near shrines. People feel unburdened and cannot say what you did.',
  'Mars+Mercury':
    'Nerve and numeracy: electronics, trading desks, dentistry, technical sales, chess-like legal support. Speed is the asset, so let somebody else count the change.',
  'Mars+Jupiter':
    'Force in a good cause: defence education, contract law, sports academies, agri-business, land trusts. You win arguments that were worth having.',
  'Mars+Venus':
    'Craft with passion: automobiles, jewellery making, choreography, gastronomy, set construction. You need beauty that can be hammered.',
  'Mars+Saturn':
    'Accelerator and brake, both firmly pressed: heavy engineering, mining, tunnelling, safety audits, the overhaul of big machines. The results are hard to knock over.',
  'Mars+Rahu':
    'Daring with gadgets: drones, cyber defence, motor sport, demolition, high-risk logistics. Let procedure be your amulet.',
  'Mars+Ketu':
    'A precise and sudden hand: micro-mechanics, martial teaching, coding under pressure, acupuncture needles, fire safety. You do in one stroke what committees schedule.',
  'Mercury+Jupiter':
    'Information becomes judgement: education, law, publishing, actuarial work, financial research. You teach as you earn, and earn as you teach.',
  'Mercury+Venus':
    'Wit with good looks: design, copywriting, user interfaces, music, fashion trade, event contracts. You make usefulness pleasant, and that sells itself.',
  'Mercury+Saturn':
    'Exactness over years: statistics, systems software, tax, cartography, library science, quality certification. Errors retire early in your vicinity.',
  'Mercury+Rahu':
    'A clever head in a new medium: artificial intelligence, digital media, foreign-language trade, analytics. Guard one unfashionable skill as ballast.',
  'Mercury+Ketu':
    'Code and cipher: programming, mathematics, astrology, proof-reading, fault-finding in machines. You hear the misprint in a humming room.',
  'Jupiter+Venus':
    'Two teachers with different sweets: arts education, hospitality with a philosophy, private banking, cultural foundations, counselling of couples and firms. People come to you to live better.',
  'Jupiter+Saturn':
    'Vision on a foundation: law and order, universities, public finance, temple restoration, long construction. You are built for institutions that outlive their founders.',
  'Jupiter+Rahu':
    'Knowledge goes abroad: international education, technology law, alternative finance, spiritual media. Verify the source, then enlarge it.',
  'Jupiter+Ketu':
    'Wisdom travels light: research, philosophy, yoga institutions, philanthropy, theoretical science. Salary interests you as far as it buys silence.',
  'Venus+Saturn':
    'Beauty made to last: architecture, handloom, antiques, leather, institutional catering, classical arts. Time adds to the price of what you make.',
  'Venus+Rahu':
    'Glamour through a lens: cinema, digital fashion, imported luxury, cosmetics science, gaming art. Enjoy the mirror and own the warehouse.',
  'Venus+Ketu':
    'Refinement without display: classical music, miniature painting, natural perfume, tailoring for the few. Your clients whisper your number to one another.',
  'Saturn+Rahu':
    'Large systems at the border: petroleum, foreign labour markets, data centres, ports, waste technology. You thrive where rules are still being poured, if yours are already dry.',
  'Saturn+Ketu':
    'The patient specialist: archaeology, repair of old instruments, monastic administration, deep back-end engineering. Solitude is part of your equipment.',
};
