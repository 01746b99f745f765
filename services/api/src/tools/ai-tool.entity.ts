import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A tool in the directory. The content files identify it by its name. */
@Entity('ai_tools')
export class AiTool {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text', { unique: true })
  name: string;

  @Column('text')
  description: string;

  @Column('text')
  category: string;

  @Column('text')
  pricing: string;

  @Column('text')
  url: string;

  @Column('text')
  icon: string;

  @Column('text', { array: true, default: () => "'{}'" })
  tags: string[];
}
