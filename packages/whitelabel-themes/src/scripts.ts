// @where Looks: fonts of a script, such as Arabic or Japanese
/** Form of the scripts that no brand's faces have. */
interface Script {
  /** Languages that are written in it. */
  readonly languages: readonly string[];
  /** Fonts of systems, the best first. A brand's own faces go before them. */
  readonly fonts: string;
  /** Factor of letter spacing and of the line height of small text; 1 where it is left out. */
  readonly tracking?: number;
  readonly leading?: number;
}

export const scripts: readonly Script[] = [
  {
    languages: ['ar', 'fa'],
    fonts: "'Noto Sans Arabic','SF Arabic','Segoe UI','Geeza Pro',Tahoma",
    // Letters are joined: a space between them, or less than none, breaks the line that they make.
    tracking: 0,
  },
  {
    languages: ['th'],
    fonts: "'Noto Sans Thai','Leelawadee UI','Sukhumvit Set',Thonburi,Tahoma",
    tracking: 0,
    // Vowels and tone marks stand above each other: one and a half of the size, in rows of 24 pixels too.
    leading: 1.125,
  },
  {
    languages: ['ja'],
    fonts: "'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP','Yu Gothic UI',Meiryo",
  },
  {
    languages: ['ko'],
    fonts: "'Apple SD Gothic Neo','Noto Sans KR','Noto Sans CJK KR','Malgun Gothic'",
  },
  {
    languages: ['zh'],
    fonts: "'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei'",
  },
];
