import type { Brand } from '../define.ts';

/** Title and text of the home page, then the names of the categories in their order. */
type Row = readonly [title: string, text: string, ...categories: string[]];

/** Line at the foot of each page, in place of the copyright. */
const footers = {
  en: 'Powered by Agio · Identity by CorePass',
  ar: 'بتقنية Agio · الهوية من CorePass',
  cs: 'Technologie Agio · Identita CorePass',
  de: 'Technik von Agio · Identität von CorePass',
  es: 'Con tecnología de Agio · Identidad de CorePass',
  fa: 'با فناوری Agio · احراز هویت با CorePass',
  fil: 'Pinapagana ng Agio · Pagkakakilanlan mula sa CorePass',
  fr: 'Technologie Agio · Identité CorePass',
  ja: '技術提供：Agio · 本人確認：CorePass',
  ko: '기술 제공 Agio · 본인 확인 CorePass',
  pl: 'Technologia Agio · Tożsamość CorePass',
  pt: 'Tecnologia da Agio · Identidade da CorePass',
  ro: 'Tehnologie Agio · Identitate CorePass',
  ru: 'Технология Agio · Идентификация CorePass',
  sk: 'Technológia Agio · Identita CorePass',
  th: 'ขับเคลื่อนโดย Agio · ยืนยันตัวตนโดย CorePass',
  tr: 'Altyapı: Agio · Kimlik: CorePass',
  uk: 'Технологія Agio · Ідентифікація CorePass',
  vi: 'Nền tảng của Agio · Danh tính từ CorePass',
  zh: '技术支持：Agio · 身份验证：CorePass',
};
type Language = keyof typeof footers;

const aurum: Readonly<Record<Language, Row>> = {
  en: [
    'Metals, to the gram',
    'Aurum is an exchange for digital metals. Trade gold, silver, platinum, palladium and copper at any hour, down to a thousandth of a unit.',
  ],
  ar: [
    'معادن، حتى الغرام',
    'Aurum منصة للمعادن الرقمية. يمكن تداول الذهب والفضة والبلاتين والبالاديوم والنحاس في أي ساعة، حتى جزء من ألف من الوحدة.',
    'معادن ثمينة',
    'معادن صناعية',
  ],
  cs: [
    'Kovy na gram přesně',
    'Aurum je burza digitálních kovů. Obchodujte zlato, stříbro, platinu, palladium a měď v kteroukoli hodinu, až po tisícinu jednotky.',
    'Drahé kovy',
    'Průmyslové kovy',
  ],
  de: [
    'Metalle, aufs Gramm genau',
    'Aurum ist eine Börse für digitale Metalle. Handeln Sie Gold, Silber, Platin, Palladium und Kupfer zu jeder Stunde, bis auf ein Tausendstel einer Einheit.',
    'Edelmetalle',
    'Industriemetalle',
  ],
  es: [
    'Metales, al gramo',
    'Aurum es un exchange de metales digitales. Opera con oro, plata, platino, paladio y cobre a cualquier hora, hasta una milésima de unidad.',
    'Metales preciosos',
    'Metales industriales',
  ],
  fa: [
    'فلزات، با دقت یک گرم',
    'Aurum صرافی فلزات دیجیتال است. طلا، نقره، پلاتین، پالادیوم و مس را در هر ساعتی معامله کنید، تا یک‌هزارم واحد.',
    'فلزات گران‌بها',
    'فلزات صنعتی',
  ],
  fil: [
    'Mga metal, hanggang sa gramo',
    'Ang Aurum ay exchange para sa mga digital na metal. Mag-trade ng ginto, pilak, platinum, palladium at tanso anumang oras, hanggang sa ika-isanlibo ng isang yunit.',
    'Mahahalagang metal',
    'Mga metal na pang-industriya',
  ],
  fr: [
    'Les métaux, au gramme près',
    'Aurum est une plateforme de métaux numériques. Négociez l’or, l’argent, le platine, le palladium et le cuivre à toute heure, jusqu’au millième d’unité.',
    'Métaux précieux',
    'Métaux industriels',
  ],
  ja: [
    '金属を、1グラムから',
    'Aurumはデジタル金属の取引所です。金、銀、プラチナ、パラジウム、銅を、いつでも1単位の1000分の1から取引できます。',
    '貴金属',
    '産業用金属',
  ],
  ko: [
    '그램 단위로 거래하는 금속',
    'Aurum은 디지털 금속 거래소입니다. 금, 은, 백금, 팔라듐, 구리를 언제든지 1단위의 1,000분의 1까지 거래할 수 있습니다.',
    '귀금속',
    '산업용 금속',
  ],
  pl: [
    'Metale co do grama',
    'Aurum to giełda cyfrowych metali. Handluj złotem, srebrem, platyną, palladem i miedzią o każdej porze, z dokładnością do jednej tysięcznej jednostki.',
    'Metale szlachetne',
    'Metale przemysłowe',
  ],
  pt: [
    'Metais, ao grama',
    'A Aurum é uma exchange de metais digitais. Negocie ouro, prata, platina, paládio e cobre a qualquer hora, até um milésimo de unidade.',
    'Metais preciosos',
    'Metais industriais',
  ],
  ro: [
    'Metale, la gram',
    'Aurum este o platformă pentru metale digitale. Tranzacționați aur, argint, platină, paladiu și cupru la orice oră, până la o miime de unitate.',
    'Metale prețioase',
    'Metale industriale',
  ],
  ru: [
    'Металлы с точностью до грамма',
    'Aurum — биржа цифровых металлов. Торгуйте золотом, серебром, платиной, палладием и медью в любое время, вплоть до одной тысячной единицы.',
    'Драгоценные металлы',
    'Промышленные металлы',
  ],
  sk: [
    'Kovy na gram presne',
    'Aurum je burza digitálnych kovov. Obchodujte so zlatom, striebrom, platinou, paládiom a meďou v ktorúkoľvek hodinu, až po tisícinu jednotky.',
    'Drahé kovy',
    'Priemyselné kovy',
  ],
  th: [
    'โลหะ ละเอียดถึงกรัม',
    'Aurum คือศูนย์ซื้อขายโลหะดิจิทัล ซื้อขายทองคำ โลหะเงิน แพลทินัม แพลเลเดียม และทองแดงได้ทุกเวลา ละเอียดถึงหนึ่งในพันของหน่วย',
    'โลหะมีค่า',
    'โลหะอุตสาหกรรม',
  ],
  tr: [
    'Gramına kadar metal',
    'Aurum, dijital metal borsasıdır. Altın, gümüş, platin, paladyum ve bakırı günün her saatinde, birimin binde birine kadar alıp satın.',
    'Değerli metaller',
    'Endüstriyel metaller',
  ],
  uk: [
    'Метали з точністю до грама',
    'Aurum — біржа цифрових металів. Торгуйте золотом, сріблом, платиною, паладієм і міддю будь-якої години, аж до тисячної частки одиниці.',
    'Дорогоцінні метали',
    'Промислові метали',
  ],
  vi: [
    'Kim loại, chính xác đến từng gam',
    'Aurum là sàn giao dịch kim loại kỹ thuật số. Giao dịch vàng, bạc, bạch kim, palladium và đồng vào mọi giờ, đến một phần nghìn đơn vị.',
    'Kim loại quý',
    'Kim loại công nghiệp',
  ],
  zh: [
    '金属，精确到克',
    'Aurum是数字金属交易所。您可以随时交易黄金、白银、铂金、钯金和铜，最小到千分之一单位。',
    '贵金属',
    '工业金属',
  ],
};

const verdant: Readonly<Record<Language, Row>> = {
  en: [
    'Energy and carbon, one market',
    'Verdant is an exchange for carbon removals, emission allowances, energy certificates and gas. Trade them at any hour, by the tonne and the megawatt hour.',
  ],
  ar: [
    'الطاقة والكربون في سوق واحدة',
    'Verdant منصة لإزالات الكربون وبدلات الانبعاثات وشهادات الطاقة والغاز. يمكن تداولها في أي ساعة، بالطن وبالميغاواط ساعة.',
    'الكربون',
    'الطاقة',
  ],
  cs: [
    'Energie a uhlík na jednom trhu',
    'Verdant je burza pro odstranění uhlíku, emisní povolenky, energetické certifikáty a plyn. Obchodujte je v kteroukoli hodinu, po tunách a megawatthodinách.',
    'Uhlík',
    'Energie',
  ],
  de: [
    'Energie und CO₂, ein Markt',
    'Verdant ist eine Börse für CO₂-Entnahmen, Emissionszertifikate, Energiezertifikate und Gas. Handeln Sie sie zu jeder Stunde, nach Tonne und Megawattstunde.',
    'CO₂',
    'Energie',
  ],
  es: [
    'Energía y carbono, un solo mercado',
    'Verdant es un exchange de eliminaciones de carbono, derechos de emisión, certificados de energía y gas. Opera con ellos a cualquier hora, por tonelada y por megavatio hora.',
    'Carbono',
    'Energía',
  ],
  fa: [
    'انرژی و کربن در یک بازار',
    'Verdant صرافی حذف کربن، سهمیه‌های انتشار، گواهی‌های انرژی و گاز است. آن‌ها را در هر ساعتی معامله کنید، به تن و مگاوات‌ساعت.',
    'کربن',
    'انرژی',
  ],
  fil: [
    'Enerhiya at carbon, iisang merkado',
    'Ang Verdant ay exchange para sa pag-alis ng carbon, mga emission allowance, mga sertipiko ng enerhiya at gas. I-trade ang mga ito anumang oras, ayon sa tonelada at megawatt hour.',
    'Carbon',
    'Enerhiya',
  ],
  fr: [
    'Énergie et carbone, un seul marché',
    'Verdant est une plateforme pour l’élimination du carbone, les quotas d’émission, les certificats d’énergie et le gaz. Négociez-les à toute heure, à la tonne et au mégawattheure.',
    'Carbone',
    'Énergie',
  ],
  ja: [
    'エネルギーと炭素を一つの市場で',
    'Verdantは炭素除去、排出枠、エネルギー証書、ガスの取引所です。いつでもトン単位、メガワット時単位で取引できます。',
    '炭素',
    'エネルギー',
  ],
  ko: [
    '에너지와 탄소를 하나의 시장에서',
    'Verdant는 탄소 제거, 배출권, 에너지 인증서, 가스를 거래하는 거래소입니다. 언제든지 톤과 메가와트시 단위로 거래할 수 있습니다.',
    '탄소',
    '에너지',
  ],
  pl: [
    'Energia i CO₂ na jednym rynku',
    'Verdant to giełda usunięć CO₂, uprawnień do emisji, certyfikatów energii i gazu. Handluj nimi o każdej porze, na tony i megawatogodziny.',
    'CO₂',
    'Energia',
  ],
  pt: [
    'Energia e carbono, um só mercado',
    'A Verdant é uma exchange de remoções de carbono, permissões de emissão, certificados de energia e gás. Negocie a qualquer hora, por tonelada e por megawatt-hora.',
    'Carbono',
    'Energia',
  ],
  ro: [
    'Energie și carbon, o singură piață',
    'Verdant este o platformă pentru eliminări de carbon, certificate de emisii, certificate de energie și gaz. Tranzacționați-le la orice oră, la tonă și la megawatt-oră.',
    'Carbon',
    'Energie',
  ],
  ru: [
    'Энергия и углерод на одном рынке',
    'Verdant — биржа удаления углерода, квот на выбросы, энергетических сертификатов и газа. Торгуйте ими в любое время, тоннами и мегаватт-часами.',
    'Углерод',
    'Энергия',
  ],
  sk: [
    'Energia a uhlík na jednom trhu',
    'Verdant je burza pre odstránenie uhlíka, emisné kvóty, energetické certifikáty a plyn. Obchodujte s nimi v ktorúkoľvek hodinu, po tonách a megawatthodinách.',
    'Uhlík',
    'Energia',
  ],
  th: [
    'พลังงานและคาร์บอนในตลาดเดียว',
    'Verdant คือศูนย์ซื้อขายการดึงคาร์บอนกลับ สิทธิการปล่อยคาร์บอน ใบรับรองพลังงาน และก๊าซ ซื้อขายได้ทุกเวลา เป็นตันและเมกะวัตต์ชั่วโมง',
    'คาร์บอน',
    'พลังงาน',
  ],
  tr: [
    'Enerji ve karbon tek piyasada',
    'Verdant; karbon giderimi, emisyon tahsisatı, enerji sertifikası ve gaz borsasıdır. Bunları günün her saatinde ton ve megavatsaat olarak alıp satın.',
    'Karbon',
    'Enerji',
  ],
  uk: [
    'Енергія та вуглець на одному ринку',
    'Verdant — біржа вилучення вуглецю, квот на викиди, енергетичних сертифікатів і газу. Торгуйте ними будь-якої години, тоннами й мегават-годинами.',
    'Вуглець',
    'Енергія',
  ],
  vi: [
    'Năng lượng và carbon, một thị trường',
    'Verdant là sàn giao dịch loại bỏ carbon, hạn ngạch phát thải, chứng chỉ năng lượng và khí. Giao dịch vào mọi giờ, theo tấn và megawatt giờ.',
    'Carbon',
    'Năng lượng',
  ],
  zh: [
    '能源与碳，同一市场',
    'Verdant是碳移除、碳排放配额、能源证书和天然气的交易所。您可以随时按吨和兆瓦时进行交易。',
    '碳',
    '能源',
  ],
};

const variants: Readonly<Record<string, Readonly<Record<string, Row>>>> = { aurum, verdant };

/** Returns the brand with its words in all languages, if it is one of the shipped variants. */
export function translated(brand: Brand): Brand {
  const rows = Object.entries(variants[brand.name] ?? {});
  const copy = rows.map(([language, [title, text]]) => [
    language,
    {
      'shell.footer.copyright': footers[language as Language],
      'ui.home.about.title': title,
      'ui.home.about.text': text,
    },
  ]);
  const categories = brand.markets?.categories.map((category, i) => ({
    ...category,
    label: {
      ...Object.fromEntries(rows.map(([language, row]) => [language, row[i + 2] ?? ''])),
      ...category.label,
    },
  }));
  return {
    ...brand,
    copy: { ...brand.copy, ...Object.fromEntries(copy) },
    markets: brand.markets && { ...brand.markets, categories: categories ?? [] },
  };
}
