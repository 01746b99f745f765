import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A curriculum module as the API lists it. The content files identify it by its title. */
@Entity('educational_modules')
export class EducationalModule {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text', { unique: true })
  title: string;

  @Column('text')
  description: string;

  @Column('text')
  duration: string;

  @Column('text')
  icon: string;

  @Column('text')
  content: string;

  @Column('integer', { default: 0 })
  enrolledCount: number;

  @Column('text', { nullable: true })
  imageUrl: string | null;
}
